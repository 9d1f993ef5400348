import styles from './rows.module.css';

export const rowStyles = styles;
