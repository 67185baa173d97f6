import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import type { Subscriber } from './types';

/** A category of posts that subscribers can choose. */
export interface NewsletterCategory {
	id: number;
	name: string;
}

interface Answer {
	newsletter_categories: readonly NewsletterCategory[];
}

/** The names of newsletter categories by their IDs; empty while nobody knows them. */
export type CategoryNames = ReadonlyMap< number, string >;

export function useCategoryNames(): CategoryNames {
	const { data } = useResource< Answer >( 'wpcom/v2/newsletter-categories' );
	return new Map(
		data?.newsletter_categories.map( ( { id, name } ) => [ id, name ] )
	);
}

/**
 * What somebody gets, in words.
 *
 * @param subscriber The subscriber.
 * @param names      The names of categories.
 */
export const categoriesInWords = (
	subscriber: Subscriber,
	names: CategoryNames
): string =>
	subscriber.categories.length > 0
		? subscriber.categories
				.map( ( id ) => names.get( id ) ?? `#${ id }` )
				.join( ', ' )
		: __( 'All posts', 'slipstream' );
