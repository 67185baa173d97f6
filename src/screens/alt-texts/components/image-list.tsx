import { ErrorMessage } from '@slipstream/ai-ui';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { altProblem } from '@slipstream/ai-alt';
import { PAGE_SIZE } from '../hooks/use-images-of';
import { emptyText, groupName, numberText } from '../logic/words';
import { ImageRow } from './image-row';
import type { ShownImages } from '../hooks/use-images-of';
import type { AltState } from '@slipstream/ai-alt';

interface PagesProps {
	page: number;
	pages: number;
	onPage: ( page: number ) => void;
}

/** The way to the other pages. */
function Pages( { page, pages, onPage }: PagesProps ) {
	if ( pages < 2 ) {
		return null;
	}
	return (
		<nav
			className="slipstream-alt-library__pages"
			aria-label={ __( 'Pages', 'slipstream' ) }
		>
			<Button
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Previous page', 'slipstream' ) }
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => onPage( page - 1 ) }
			/>
			<span aria-live="polite">
				{ sprintf(
					/* translators: 1: a page's number, 2: how many there are. */
					__( 'Page %1$s of %2$s', 'slipstream' ),
					numberText( page ),
					numberText( pages )
				) }
			</span>
			<Button
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ __( 'Next page', 'slipstream' ) }
				disabled={ page >= pages }
				accessibleWhenDisabled
				onClick={ () => onPage( page + 1 ) }
			/>
		</nav>
	);
}

/** Keeps the place of images that are on their way. */
function Skeleton() {
	return (
		<div className="slipstream-alt-library__skeleton" aria-busy="true">
			<span className="screen-reader-text">
				{ __( 'Loading…', 'slipstream' ) }
			</span>
			{ [ 1, 2, 3 ].map( ( line ) => (
				<div key={ line } aria-hidden="true" />
			) ) }
		</div>
	);
}

interface Props {
	images: ShownImages;
	state: AltState;
	page: number;
	onPage: ( page: number ) => void;
	canAsk: boolean;
}

/** The images of a group. */
export function ImageList( { images, state, page, onPage, canAsk }: Props ) {
	const { items, counts, error, isLoading, reload, replace } = images;
	if ( error ) {
		return (
			<ErrorMessage message={ altProblem( error ) } onRetry={ reload } />
		);
	}
	if ( isLoading && items.length === 0 ) {
		return <Skeleton />;
	}
	if ( items.length === 0 ) {
		return (
			<p className="slipstream-alt-library__empty">
				{ emptyText( state ) }{ ' ' }
				{ page > 1 && (
					<Button variant="link" onClick={ () => onPage( 1 ) }>
						{ __( 'Show the first page', 'slipstream' ) }
					</Button>
				) }
			</p>
		);
	}
	const pages = Math.ceil( ( counts?.[ state ] ?? 0 ) / PAGE_SIZE );
	return (
		<>
			<ul
				className={ `slipstream-alt-library__list${ isLoading ? ' is-old' : '' }` }
				aria-label={ groupName( state ) }
				aria-busy={ isLoading }
			>
				{ items.map( ( image ) => (
					<ImageRow
						key={ image.id }
						image={ image }
						canAsk={ canAsk }
						onChange={ replace }
					/>
				) ) }
			</ul>
			<Pages
				page={ page }
				pages={ Math.max( page, pages ) }
				onPage={ onPage }
			/>
		</>
	);
}
