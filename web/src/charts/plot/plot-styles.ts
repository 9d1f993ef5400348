import styles from './plot.module.css';

/** Class names of the box that a chart over time is drawn in. */
export const plotStyles = styles;
