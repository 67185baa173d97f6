import { Button, Popover, SearchControl, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useSpokenMessage } from '../hooks/use-spoken-message';
import { usePlaces } from '../hooks/use-places';
import type { Found } from '../hooks/use-places';
import type { SiteMaps } from '../hooks/use-source';
import type { FormEvent } from 'react';

interface Props {
	site: SiteMaps;
	onAdd: ( found: Found ) => void;
	/** Marks the middle of the map; undefined while there is no map. */
	onCenter?: () => void;
	onClose: () => void;
}

/** What the search has come to, in words. */
function messageOf( {
	found,
	problem,
}: Pick< ReturnType< typeof usePlaces >, 'found' | 'problem' > ): string {
	if ( problem || ! found ) {
		return problem;
	}
	return found.length === 0
		? __( 'No places found.', 'slipstream' )
		: sprintf(
				/* translators: %d: a number. */
				_n(
					'%d place found.',
					'%d places found.',
					found.length,
					'slipstream'
				),
				found.length
			);
}

/** Looks places up, and marks one of them. */
export function AddMarker( { site, onAdd, onCenter, onClose }: Props ) {
	const places = usePlaces( site );
	const message = messageOf( places );
	useSpokenMessage( message );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		void places.submit();
	};
	return (
		<Popover
			placement="bottom"
			onClose={ onClose }
			// A click on the map is the answer, and no way out.
			onFocusOutside={ () => undefined }
			className="slipstream-map-search"
			headerTitle={ __( 'Add a marker', 'slipstream' ) }
		>
			<p className="slipstream-map-search__hint">
				{ __( 'Click the map to add a marker there.', 'slipstream' ) }
			</p>
			<form onSubmit={ onSubmit }>
				<SearchControl
					__nextHasNoMarginBottom
					label={ __(
						'Name, address, or coordinates',
						'slipstream'
					) }
					hideLabelFromVision={ false }
					placeholder={ __( 'Search places', 'slipstream' ) }
					value={ places.text }
					onChange={ places.type }
				/>
				<Button
					__next40pxDefaultSize
					type="submit"
					variant="secondary"
					disabled={ places.text.trim() === '' }
					accessibleWhenDisabled
				>
					{ __( 'Search', 'slipstream' ) }
				</Button>
			</form>
			{ places.isBusy && <Spinner /> }
			{ message && <p>{ message }</p> }
			<ul>
				{ ( places.found ?? [] ).map( ( found ) => (
					<li key={ found.id }>
						<Button onClick={ () => onAdd( found ) }>
							<strong>{ found.title }</strong>{ ' ' }
							<span>{ found.address }</span>
						</Button>
					</li>
				) ) }
			</ul>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				disabled={ ! onCenter }
				accessibleWhenDisabled
				onClick={ onCenter }
			>
				{ __( 'Add a marker at the map’s center', 'slipstream' ) }
			</Button>
			{ site.provider !== 'mapbox' && (
				<p className="slipstream-map-search__source">
					{ __(
						'Search results: OpenStreetMap contributors',
						'slipstream'
					) }
				</p>
			) }
		</Popover>
	);
}
