import styles from './rows.module.css';

/** Class names of rows of controls and of parts that several pages have. */
export const rowStyles = styles;
