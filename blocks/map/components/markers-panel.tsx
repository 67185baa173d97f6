import {
	Button,
	PanelBody,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { withChange, withoutPoint } from '../points';
import { ImportFile } from './import-file-button';
import type { MapAttributes, Point } from '../types';

/** More than these are not edited one by one in a sidebar. */
const MOST_EDITED = 50;

interface Props {
	/** The places that can be drawn. */
	points: readonly Point[];
	attributes: Pick< MapAttributes, 'points' >;
	setAttributes: ( attributes: Partial< MapAttributes > ) => void;
}

/** The places in a list. */
export function MarkersPanel( { points, attributes, setAttributes }: Props ) {
	const { points: stored } = attributes;
	return (
		<PanelBody
			title={ __( 'Markers', 'slipstream' ) }
			initialOpen={ false }
		>
			{ points.length === 0 && (
				<p>
					{ __(
						'No markers yet. Add one with the toolbar button, or import a file.',
						'slipstream'
					) }
				</p>
			) }
			{ points.length > MOST_EDITED && (
				<p>
					{ sprintf(
						/* translators: %d: a number. */
						__(
							'The first %d markers are listed here. To edit another one, select it on the map.',
							'slipstream'
						),
						MOST_EDITED
					) }
				</p>
			) }
			<ul className="slipstream-map-markers">
				{ points.slice( 0, MOST_EDITED ).map( ( point ) => (
					<li key={ point.id }>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Marker title', 'slipstream' ) }
							help={ point.placeTitle }
							value={ point.title }
							onChange={ ( title ) =>
								setAttributes( {
									points: withChange( stored, point.id, {
										title,
									} ),
								} )
							}
						/>
						<TextareaControl
							__nextHasNoMarginBottom
							label={ __( 'Marker caption', 'slipstream' ) }
							rows={ 2 }
							value={ point.caption }
							onChange={ ( caption ) =>
								setAttributes( {
									points: withChange( stored, point.id, {
										caption,
									} ),
								} )
							}
						/>
						<Button
							size="compact"
							variant="tertiary"
							isDestructive
							aria-label={ sprintf(
								/* translators: %s: a place. */
								__( 'Delete marker %s', 'slipstream' ),
								point.title || point.placeTitle
							) }
							onClick={ () =>
								setAttributes( {
									points: withoutPoint( stored, point.id ),
								} )
							}
						>
							{ __( 'Delete', 'slipstream' ) }
						</Button>
					</li>
				) ) }
			</ul>
			<ImportFile points={ stored } setAttributes={ setAttributes } />
		</PanelBody>
	);
}
