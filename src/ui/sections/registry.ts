import type { Section } from './types';

const sections: Section[] = [];

/**
 * Adds sections to the screen. The build calls it with what it finds in the screen's folder `sections`.
 *
 * @param found The sections.
 */
export function registerSections( found: readonly Section[] ): void {
	sections.push( ...found );
}

/** The sections that this person is to see, in their order. */
export function getSections(): readonly Section[] {
	return sections
		.filter( ( { isAvailable } ) => isAvailable?.() ?? true )
		.sort( ( a, b ) => a.order - b.order );
}
