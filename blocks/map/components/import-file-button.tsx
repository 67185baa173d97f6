import { Button, FormFileUpload } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useSpokenMessage } from '../hooks/use-spoken-message';
import { useTask } from '../hooks/use-task';
import { withPoints } from '../points';
import { Refusal } from './refusal';
import type { MapAttributes, Point } from '../types';

/** More row numbers than these nobody reads. */
const MOST_NAMED = 10;

interface Props {
	/** The places as the block stores them. */
	points: readonly Point[];
	setAttributes: ( attributes: Partial< MapAttributes > ) => void;
}

const addedText = ( count: number ) =>
	sprintf(
		/* translators: %d: a number. */
		_n( '%d marker added.', '%d markers added.', count, 'slipstream' ),
		count
	);

const knownText = ( count: number ) =>
	sprintf(
		/* translators: %d: a number. */
		_n(
			'%d is already on the map.',
			'%d are already on the map.',
			count,
			'slipstream'
		),
		count
	);

/** Which rows could not be read. */
const skippedText = ( rows: readonly number[] ) =>
	sprintf(
		/* translators: 1: a number. 2: numbers of rows, such as "3, 7". */
		_n(
			'%1$d row has no coordinates: %2$s.',
			'%1$d rows have no coordinates: %2$s.',
			rows.length,
			'slipstream'
		),
		rows.length,
		rows.slice( 0, MOST_NAMED ).join( ', ' ) +
			( rows.length > MOST_NAMED ? '…' : '' )
	);

/** Takes places from a file. */
export function ImportFile( { points, setAttributes }: Props ) {
	const [ message, setMessage ] = useState( '' );
	useSpokenMessage( message );
	// Somebody may go on working while the file is read.
	const latest = useRef( points );
	latest.current = points;
	const task = useTask( async ( file: File ) => {
		setMessage( '' );
		const { readFile } = await import(
			/* webpackChunkName: "map-import-edit" */ '../import-file'
		);
		const { points: read, skipped } = await readFile( file );
		const next = withPoints( latest.current, read );
		setAttributes( { points: next } );
		const added = next.length - latest.current.length;
		const known = read.length - added;
		setMessage(
			[
				addedText( added ),
				known > 0 && knownText( known ),
				skipped.length > 0 && skippedText( skipped ),
			]
				.filter( Boolean )
				.join( ' ' )
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
					// The same file can be chosen again once it is fixed.
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
