import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import {
	Button,
	Spinner,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MapCanvas } from './components/map-canvas';
import { NeedsToken } from './components/needs-token';
import { Panels } from './components/panels';
import { Preview } from './components/preview';
import { Refusal } from './components/refusal';
import { useAddress } from './hooks/use-address';
import { isReady, useSiteMaps } from './hooks/use-source';
import { useStyleNames } from './hooks/use-style-names';
import { pointOf, withPoints } from './points';
import { readPoints, SINGLE_ZOOM } from './read';
import './edit.scss';
import type { Found } from './hooks/use-places';
import type { SiteMaps } from './hooks/use-source';
import type { MapAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

type Props = EditProps< MapAttributes > & {
	site: SiteMaps;
	onSiteChange: () => Promise< void >;
};

/** A map that can be drawn. */
function MapEdit( { site, onSiteChange, ...props }: Props ) {
	const { attributes, setAttributes } = props;
	const points = readPoints( attributes.points );
	const [ isAdding, setIsAdding ] = useState( false );
	useAddress( site, attributes, setAttributes );
	const add = ( found: Found, zoom = SINGLE_ZOOM ) => {
		setIsAdding( false );
		const point = pointOf( found );
		setAttributes( {
			points: withPoints( attributes.points, [ point ] ),
			...( points.length === 0 && {
				mapCenter: point.coordinates,
				zoom,
			} ),
		} );
	};
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						aria-expanded={ isAdding }
						isPressed={ isAdding }
						onClick={ () => setIsAdding( ! isAdding ) }
					>
						{ __( 'Add a marker', 'slipstream' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<Panels
				site={ site }
				attributes={ attributes }
				points={ points }
				setAttributes={ setAttributes }
				onSiteChange={ onSiteChange }
			/>
			<MapCanvas
				{ ...props }
				site={ site }
				points={ points }
				isAdding={ isAdding && props.isSelected }
				onAdd={ add }
				onClose={ () => setIsAdding( false ) }
			/>
		</>
	);
}

export default function Edit( props: EditProps< MapAttributes > ) {
	const { attributes } = props;
	const { data, error, reload } = useSiteMaps();
	const blockProps = useBlockProps();
	useStyleNames( data?.provider );
	if ( attributes.preview ) {
		return (
			<div { ...blockProps }>
				<Preview />
			</div>
		);
	}
	if ( ! data ) {
		return (
			<div { ...blockProps }>
				{ error ? (
					<>
						<Refusal message={ error.sentence } />
						<Button
							variant="secondary"
							onClick={ () => void reload() }
						>
							{ __( 'Try again', 'slipstream' ) }
						</Button>
					</>
				) : (
					<Spinner />
				) }
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			{ isReady( data ) ? (
				<MapEdit { ...props } site={ data } onSiteChange={ reload } />
			) : (
				<NeedsToken site={ data } onChange={ reload } />
			) }
		</div>
	);
}
