import { decodeEntities } from '@wordpress/html-entities';
import { readPage, useResource } from '@slipstream/data';

/** A category of the site's posts. */
export interface PostCategory {
	id: number;
	name: string;
}

const ROUTE = 'wp/v2/categories';
/** As many as WordPress gives at once. */
const MOST = 100;

/** All categories of the site's posts, by their names. */
export const usePostCategories = () =>
	useResource< readonly PostCategory[] >( 'all-categories', {
		load: async ( signal ) => {
			const all: PostCategory[] = [];
			for ( let page = 1, isOver = false; ! isOver; page++ ) {
				const { items, total } = await readPage< PostCategory >(
					ROUTE,
					{
						page,
						per_page: MOST,
						orderby: 'name',
						_fields: 'id,name',
					},
					signal
				);
				all.push( ...items );
				isOver = items.length === 0 || all.length >= total;
			}
			return all.map( ( { id, name } ) => ( {
				id,
				name: decodeEntities( name ),
			} ) );
		},
	} );
