import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	ActionButton,
	formatNumber,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';
import { useBackgroundWork } from '../../../use-background-work';
import { Draft } from './draft';
import { Result } from './result';
import { IMPORTS } from './types';
import { useIsVisible } from './use-is-visible';
import type { Import } from './types';

/** That it is at work, and how far. */
function Progress( { counts: { total, waiting } }: Import ) {
	const done = total - waiting;
	return (
		<div role="status">
			<progress
				aria-label={ __( 'Importing', 'slipstream' ) }
				max={ Math.max( 1, total ) }
				value={ done }
			/>
			<p>
				{ sprintf(
					/* translators: 1: a number, 2: a number. */
					__(
						'%1$s of %2$s rows are done. You can leave this page, it goes on.',
						'slipstream'
					),
					formatNumber( done ),
					formatNumber( total )
				) }
			</p>
		</div>
	);
}

/** Deletes a file that waits, or the list of what became of one. */
function Remove( {
	item,
	onRemoved,
}: {
	item: Import;
	onRemoved: () => void;
} ) {
	const remove = useAction( async () => {
		await getHttp().post( `${ IMPORTS }/${ item.id }`, undefined, {
			query: { _method: 'DELETE' },
		} );
		onRemoved();
	} );
	const isDone = item.state === 'done';
	return (
		<>
			<Problem message={ remove.problem } />
			<div>
				<ActionButton
					action={ remove }
					variant="tertiary"
					isDestructive
					label={
						isDone
							? __( 'Delete this result', 'slipstream' )
							: __( 'Delete this file', 'slipstream' )
					}
					question={ {
						message: isDone
							? __(
									'Delete the counts and the refused rows of this import? Subscribers and their proofs stay.',
									'slipstream'
								)
							: __(
									'Delete what was stored of this file? Nobody was added by it.',
									'slipstream'
								),
						confirmLabel: __( 'Delete', 'slipstream' ),
					} }
				/>
			</div>
		</>
	);
}

interface ContentProps {
	item: Import;
	onStarted: ( item: Import ) => void;
}

function Content( { item, onStarted }: ContentProps ) {
	switch ( item.state ) {
		case 'draft':
			return <Draft item={ item } onStarted={ onStarted } />;
		case 'running':
			return <Progress { ...item } />;
		case 'done':
			return <Result item={ item } />;
		default:
			return (
				<p>
					{ __(
						'This file was not stored completely. Delete it, and choose it again.',
						'slipstream'
					) }
				</p>
			);
	}
}

interface Props {
	id: number;
	/** The address of all imports. */
	backTo: string;
	/** Whether the section is the one on screen. */
	isShown: boolean;
	onRemoved: () => void;
	/** Counts subscribers again. */
	onDone: () => Promise< void >;
}

/** A file: what is in it, how far its import is, or what it has come to. */
export function OneImport( { id, backTo, isShown, onRemoved, onDone }: Props ) {
	const resource = useResource< Import >( `${ IMPORTS }/${ id }` );
	const isRunning = resource.data?.state === 'running';
	const isVisible = useIsVisible();
	useBackgroundWork( isRunning && isVisible && isShown, resource.reload );
	const wasRunning = useRef( isRunning );
	const end = useRef( onDone );
	end.current = onDone;
	useEffect( () => {
		if ( wasRunning.current && ! isRunning ) {
			void end.current();
		}
		wasRunning.current = isRunning;
	}, [ isRunning ] );
	return (
		<section>
			<p>
				<a href={ backTo }>{ __( 'All imports', 'slipstream' ) }</a>
			</p>
			<ResourceContent resource={ resource } lines={ 6 }>
				{ ( item ) => (
					<>
						<h3>
							<bdi>
								{ item.name || __( 'No name', 'slipstream' ) }
							</bdi>
						</h3>
						<Content item={ item } onStarted={ resource.update } />
						{ item.state !== 'running' && (
							<Remove item={ item } onRemoved={ onRemoved } />
						) }
					</>
				) }
			</ResourceContent>
		</section>
	);
}
