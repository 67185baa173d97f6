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

const place = ( { summaryOrder, order }: Section ) => summaryOrder ?? order;
const isShown = ( { isAvailable }: Section ) => isAvailable?.() ?? true;

/** The sections that this person is to see, in their order. */
export function getSections(): readonly Section[] {
	return sections.filter( isShown ).sort( ( a, b ) => a.order - b.order );
}

/** The sections of which this person sees a card on the first page, in its order. */
export function getSummaries(): readonly Section[] {
	return sections
		.filter(
			( section ) =>
				section.Summary &&
				( section.isSummaryAvailable?.() ?? isShown( section ) )
		)
		.sort( ( a, b ) => place( a ) - place( b ) || a.order - b.order );
}

const pageOf = ( { searchParams }: URL ) => searchParams.get( 'page' );

/**
 * Whether an address leads where it says: one that names a section of this screen does only while this person is shown that section.
 *
 * @param address The address.
 */
export function isReachable( address: string ): boolean {
	const here = new URL( window.location.href );
	const there = new URL( address, here );
	const id = /^#\/([\w-]+)/.exec( there.hash )?.[ 1 ];
	return (
		id === undefined ||
		pageOf( there ) !== pageOf( here ) ||
		getSections().some( ( section ) => section.id === id )
	);
}
