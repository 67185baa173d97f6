import {
	Button,
	FormFileUpload,
	PanelBody,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { withChange, withoutPoint, withPoints } from '../points';
import { useTask } from '../hooks/use-task';
import { useSpokenMessage } from '../hooks/use-spoken-message';
import { Refusal } from './refusal';
import type { MapAttributes, Point } from '../types';

/** More than these are not edited one by one in a sidebar. */
const MOST_EDITED = 50;

interface Props {
	points: readonly Point[];
	setAttributes: ( attributes: Partial< MapAttributes > ) => void;
}

/** Takes places from a file. */
function Import( { points, setAttributes }: Props ) {
	const [ message, setMessage ] = useState( '' );
	useSpokenMessage( message );
	const task = useTask( async ( file: File ) => {
		setMessage( '' );
		const { readFile } = await import(
			/* webpackChunkName: "map-import-edit" */ '../import-file'
		);
		const { points: read, skipped } = await readFile( file );
		const next = withPoints( points, read );
		setAttributes( { points: next } );
		const added = next.length - points.length;
		setMessage(
			sprintf(
				/* translators: %d: a number. */
				_n(
					'%d marker added.',
					'%d markers added.',
					added,
					'slipstream'
				),
				added
			) +
				( skipped > 0
					? ' ' +
						sprintf(
							/* translators: %d: a number. */
							_n(
								'%d row has no coordinates.',
								'%d rows have no coordinates.',
								skipped,
								'slipstream'
							),
							skipped
						)
					: '' )
		);
	} );
	return (
		<>
			<FormFileUpload
				accept=".csv,.geojson,.json,text/csv,application/geo+json"
				onChange={ ( { target } ) => {
					const [ file ] = target.files ?? [];
					if ( file ) {
						void task.run( file );
					}
					// The same file can be chosen again once it is mended.
					target.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ task.isBusy }
						onClick={ openFileDialog }
					>
						{ __( 'Import CSV or GeoJSON', 'slipstream' ) }
					</Button>
				) }
			/>
			{ message && <p>{ message }</p> }
			<Refusal message={ task.problem } />
		</>
	);
}

/** The places in a list. */
export function MarkersPanel( { points, setAttributes }: Props ) {
	return (
		<PanelBody
			title={ __( 'Markers', 'slipstream' ) }
			initialOpen={ false }
		>
			{ points.length === 0 && (
				<p>
					{ __(
						'No marker yet. Add one with the button in the toolbar, or from a file.',
						'slipstream'
					) }
				</p>
			) }
			{ points.length > MOST_EDITED && (
				<p>
					{ sprintf(
						/* translators: %d: a number. */
						__(
							'The first %d markers are listed here. Press another one on the map to edit it.',
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
									points: withChange( points, point.id, {
										title,
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
									points: withoutPoint( points, point.id ),
								} )
							}
						>
							{ __( 'Delete', 'slipstream' ) }
						</Button>
					</li>
				) ) }
			</ul>
			<Import points={ points } setAttributes={ setAttributes } />
		</PanelBody>
	);
}
