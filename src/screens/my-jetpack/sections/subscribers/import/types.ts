import { ROUTE } from '../types';

export const IMPORTS = `${ ROUTE }/imports`;

/** What the columns of a file are, by their numbers from 0; -1 for none. */
export interface Mapping {
	email: number;
	name: readonly number[];
	language: number;
	categories: number;
	/** Whether the first row names the columns. */
	has_header: boolean;
}

/** A file, and what has become of it. Times are Unix seconds, 0 for never. */
export interface Import {
	id: number;
	state: 'reading' | 'draft' | 'running' | 'done';
	name: string;
	encoding: string;
	delimiter: string;
	mapping: Mapping;
	consent: string;
	started: number;
	created: number;
	/** Numbers of rows. */
	counts: { total: number; waiting: number; added: number; refused: number };
	/** The first rows, while it is a draft. */
	preview: readonly ( readonly string[] )[];
}

/** A row that made nobody a subscriber. */
export interface RefusedRow {
	line: number;
	reason: string;
	message: string;
}
