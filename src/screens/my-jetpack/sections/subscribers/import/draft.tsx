import {
	Button,
	CheckboxControl,
	SelectControl,
	TextareaControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { formatNumber, Problem, useAction } from '@slipstream/ui';
import { choices } from '../../../payments/words';
import {
	columnCount,
	columnUse,
	columnUseNames,
	rowCount,
	withUse,
} from './mapping';
import { IMPORTS } from './types';
import type { FormEvent } from 'react';
import type { ColumnUse } from './mapping';
import type { Import, Mapping } from './types';

/** How a file is read, in a sentence. */
function readAs( { encoding, delimiter }: Import ): string {
	const names: Record< string, string > = {
		',': __( 'commas', 'slipstream' ),
		';': __( 'semicolons', 'slipstream' ),
		'\t': __( 'tabs', 'slipstream' ),
	};
	return sprintf(
		/* translators: 1: an encoding, such as UTF-8, 2: such as "commas". */
		__( 'Read as %1$s, with %2$s between the columns.', 'slipstream' ),
		encoding,
		names[ delimiter ] ?? delimiter
	);
}

interface PreviewProps {
	item: Import;
	mapping: Mapping;
	onChange: ( mapping: Mapping ) => void;
}

/** The first rows, with what each column is. */
function Preview( { item, mapping, onChange }: PreviewProps ) {
	const columns = Array.from(
		{ length: columnCount( item ) },
		( _, column ) => column
	);
	return (
		<div
			className="slipstream-subscribers__table"
			role="region"
			aria-label={ __( 'First rows of the file', 'slipstream' ) }
			// It scrolls where there is little room.

			tabIndex={ 0 }
		>
			<table>
				<thead>
					<tr>
						{ columns.map( ( column ) => (
							<th key={ column } scope="col">
								<SelectControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ sprintf(
										/* translators: %s: a number. */
										__( 'Column %s', 'slipstream' ),
										formatNumber( column + 1 )
									) }
									value={ columnUse( mapping, column ) }
									options={ choices( columnUseNames() ) }
									onChange={ ( use ) =>
										onChange(
											withUse(
												mapping,
												column,
												use as ColumnUse
											)
										)
									}
								/>
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ item.preview.map( ( cells, row ) => (
						<tr
							key={ row }
							className={
								row === 0 && mapping.has_header
									? 'is-header'
									: ''
							}
						>
							{ columns.map( ( column ) => (
								<td key={ column }>
									<bdi>{ cells[ column ] }</bdi>
								</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

/** What an owner says of a file, and the start of its import. */
function useDraft( item: Import, onStarted: ( item: Import ) => void ) {
	const [ mapping, setMapping ] = useState( item.mapping );
	const [ consent, setConsent ] = useState( '' );
	const start = useAction( async () =>
		onStarted(
			await getHttp().post< Import >( `${ IMPORTS }/${ item.id }/start`, {
				mapping,
				consent,
			} )
		)
	);
	return { mapping, setMapping, consent, setConsent, start };
}

interface Props {
	item: Import;
	/** Takes over what the server says of it now. */
	onStarted: ( item: Import ) => void;
}

/** A file that waits: what its columns are, and to what these people have agreed. */
export function Draft( { item, onStarted }: Props ) {
	const draft = useDraft( item, onStarted );
	const { mapping, setMapping, start } = draft;
	const rows = rowCount( item, mapping );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! start.isBusy ) {
			void start.run();
		}
	};
	return (
		<form className="slipstream-ui-form" onSubmit={ submit }>
			<p>
				{ readAs( item ) }{ ' ' }
				{ __( 'Say what each column is.', 'slipstream' ) }
			</p>
			<Preview
				item={ item }
				mapping={ mapping }
				onChange={ setMapping }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'The first row names the columns', 'slipstream' ) }
				checked={ mapping.has_header }
				onChange={ ( hasHeader ) =>
					setMapping( { ...mapping, has_header: hasHeader } )
				}
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				required
				maxLength={ 2000 }
				label={ __(
					'To what these people have agreed, and where',
					'slipstream'
				) }
				help={ __(
					'This is stored as the proof of each of them. For example: ticked “Get our newsletter” at checkout of our old shop.',
					'slipstream'
				) }
				value={ draft.consent }
				onChange={ draft.setConsent }
			/>
			<p className="slipstream-ui-muted">
				{ __(
					'People who have unsubscribed here are not added again. Nobody gets an email.',
					'slipstream'
				) }
			</p>
			<Problem message={ start.problem } />
			<div className="slipstream-ui-buttons">
				<Button
					variant="primary"
					type="submit"
					isBusy={ start.isBusy }
					disabled={ start.isBusy }
					accessibleWhenDisabled
				>
					{ sprintf(
						/* translators: %s: a number. */
						_n(
							'Import %s row',
							'Import %s rows',
							rows,
							'slipstream'
						),
						formatNumber( rows )
					) }
				</Button>
			</div>
		</form>
	);
}
