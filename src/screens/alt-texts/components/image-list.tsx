import { altProblem, STATES } from '@slipstream/ai-alt';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	EmptyState,
	ErrorState,
	Pagination,
	Skeleton,
	TabLinks,
} from '@slipstream/ui';
import type { Route } from '@slipstream/ui';
import { PER_PAGE } from '../hooks/use-images';
import { emptyText, groupName } from '../logic/messages';
import { ImageRow } from './image-row';
import type { Images } from '../hooks/use-images';
import type { View } from '../logic/address';

interface Props {
	images: Images;
	route: Route< View >;
	canAsk: boolean;
}

/** The groups of images, and how many are in each. */
function Groups( { images, route }: Omit< Props, 'canAsk' > ) {
	return (
		<TabLinks
			label={ __( 'Image groups', 'slipstream' ) }
			current={ route.view.group }
			tabs={ STATES.map( ( group ) => ( {
				name: group,
				label: groupName( group ),
				href: route.linkTo( { group } ),
				count: images.counts?.[ group ],
			} ) ) }
		/>
	);
}

function Content( { images, route, canAsk }: Props ) {
	const { view, go } = route;
	const { data, error, isLoading, isStale, reload } = images.resource;
	const toPage = ( page: number ) => go( { page } );
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				onRetry={ () => void reload() }
				messages={ { other: altProblem } }
			/>
		);
	}
	if ( ! data || ( isLoading && data.items.length === 0 ) ) {
		return <Skeleton variant="cards" lines={ 3 } />;
	}
	if ( data.items.length === 0 ) {
		return (
			<EmptyState>
				<p>{ emptyText( view.group ) }</p>
				{ view.page > 1 && (
					<Button variant="link" onClick={ () => toPage( 1 ) }>
						{ __( 'Show the first page', 'slipstream' ) }
					</Button>
				) }
			</EmptyState>
		);
	}
	const pages = Math.ceil( data.counts[ view.group ] / PER_PAGE );
	return (
		<>
			<ul
				className="slipstream-alt-texts__list"
				aria-label={ groupName( view.group ) }
				aria-busy={ isStale }
			>
				{ data.items.map( ( image ) => (
					<ImageRow
						key={ image.id }
						image={ image }
						canAsk={ canAsk }
						onChange={ images.replace }
					/>
				) ) }
			</ul>
			<Pagination
				page={ view.page }
				pages={ Math.max( view.page, pages ) }
				onChange={ toPage }
			/>
		</>
	);
}

/** The images of a group, and the way to the other groups. */
export function ImageList( props: Props ) {
	return (
		<>
			<Groups { ...props } />
			<Content { ...props } />
		</>
	);
}
