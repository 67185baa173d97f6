import { useResource } from '@slipstream/data';
import type { Category, Connection, Field } from '../types';

/**
 * How the site is connected.
 *
 * @param isAsked Whether the site is asked: an example asks nobody.
 */
export const useConnection = ( isAsked: boolean ) =>
	useResource< Connection >( isAsked ? 'wpcom/v2/mailchimp' : undefined );

/** What people can be interested in. */
export const useCategories = () =>
	useResource< { interest_categories: Category[] } >(
		'wpcom/v2/mailchimp/groups'
	);

/** The fields of the audience. */
export const useFields = () =>
	useResource< { fields: Field[] } >( 'slipstream/v1/mailchimp/fields' );
