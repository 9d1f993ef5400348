/** Keys whose text is rightly the same in English and in the language: names, symbols, words that both share. */
export const sameAsEnglish: Readonly<Record<'es' | 'pt', readonly string[]>> = {
  es: [
    'chart.total',
    'consumption.shares.error',
    'consumption.charts.failed',
    'dataPage.state.error',
    'figure.cite.bibtex',
    'figure.cite.ris',
    'frame.menu.pabra',
    'frame.language.en',
    'frame.language.es',
    'frame.language.pt',
    'frame.language.en.short',
    'frame.language.es.short',
    'frame.language.pt.short',
    'frame.design.state.error',
    'sections.pabra.name',
    'units.kt.short',
    'units.t.short',
    'units.ha.short',
    'units.1000-ha.short',
    'units.kg-ha.short',
    'units.1000-int-dollar.short',
    'units.1000-slc.short',
    'units.usd-kg.short',
    'units.slc-kg.short',
  ],
  pt: [
    'chart.total',
    'dataPage.layout.label',
    'figure.cite.bibtex',
    'figure.cite.ris',
    'frame.menu.pabra',
    'frame.language.en',
    'frame.language.es',
    'frame.language.pt',
    'frame.language.en.short',
    'frame.language.es.short',
    'frame.language.pt.short',
    'items.2615',
    'items.486',
    'map.legend.zero',
    'sections.pabra.name',
    'units.kt.short',
    'units.t.short',
    'units.ha.long',
    'units.ha.short',
    'units.1000-ha.short',
    'units.kg-ha.short',
    'units.1000-int-dollar.short',
    'units.1000-usd.short',
    'units.1000-slc.short',
    'units.usd-t.short',
    'units.usd-kg.short',
    'units.slc-kg.short',
  ],
};

/** Codes of areas whose name is the same in English and in the language. */
export const areasSameAsEnglish: Readonly<Record<'es' | 'pt', string>> = {
  es: `
    ABW AGO ALB AND ARG ARM AUS AUT BDI BFA BGR BHS BOL BRB CHL COG COL CPV CRI CUB DMA ECU ERI
    EST GEO GHA GIB GIN GMB GTM GUM GUY HND IDN IND ISR JAM JEY KIR KWT LAO LBR LIE LKA MDG MLI
    MLT MMR MNE MNG MOZ MRT MSR MYT NAM NGA NIC NIU NPL NRU PRI PRT PRY SEN SLV SMR SOM SRB SYC
    TCD TGO TKL TLS TON TUV TZA UGA URY VEN VNM VUT WSM XKX YEM ZMB 142 054 057 159`,
  pt: `
    ABW AGO AND ARG BDI BEN BFA BGD BHS BLR BLZ BRB BRN CHL COG CPV CRI CUB CUW DMA FJI GGY GIB
    GTM GUM HND HTI ISR JAM JEY KIR KWT LAO LIE LKA MDG MLI MLT MNE MSR MYT NIU NPL NRU PER PLW
    PRT SEN SLV SMR SUR TGO TKL TLS TON TUV UGA VEN VUT WSM XKX 009 159`,
};
