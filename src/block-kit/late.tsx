import { Button, Spinner } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

const problem = () =>
	__(
		'This could not be loaded. Check your connection and try again.',
		'slipstream'
	);

function tellProblem(): void {
	void (
		dispatch( 'core/notices' ) as {
			createErrorNotice: (
				message: string,
				options: object
			) => Promise< void >;
		}
	 ).createErrorNotice( problem(), { type: 'snackbar', speak: true } );
}

/** What stands in the place of a part that is on its way. */
function Waiting( {
	hasFailed,
	onRetry,
}: {
	hasFailed: boolean;
	onRetry: () => void;
} ) {
	return hasFailed ? (
		<div role="alert">
			<p>{ problem() }</p>
			<Button variant="secondary" onClick={ onRetry }>
				{ __( 'Try again', 'slipstream' ) }
			</Button>
		</div>
	) : (
		<Spinner />
	);
}

/**
 * A component whose code is fetched when it is first drawn. A failed download is tried again, at the latest the next time it is drawn.
 *
 * One with a place of its own shows there that it is on its way, or that it could not be fetched. Of others, as dialogs, there is nothing to
 * see until they have come; where one of them has `onClose`, that is called when it could not be fetched, and a snackbar says so.
 *
 * @param load            Fetches the component.
 * @param options         How it waits.
 * @param options.inPlace Whether it has a place of its own.
 */
export function latePart< Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	{ inPlace = false } = {}
): ComponentType< Props > {
	let Real: ComponentType< Props > | undefined;
	return function Late( props: Props ) {
		const { onClose } = props as { onClose?: () => void };
		const [ , redraw ] = useState( 0 );
		const [ attempt, setAttempt ] = useState( 0 );
		const [ hasFailed, setHasFailed ] = useState( false );
		useEffect( () => {
			let isMounted = true;
			const fail = () => {
				setHasFailed( true );
				if ( ! inPlace && onClose ) {
					onClose();
					tellProblem();
				}
			};
			if ( ! Real ) {
				load().then(
					( component ) => {
						Real = component;
						if ( isMounted ) {
							redraw( ( count ) => count + 1 );
						}
					},
					() => isMounted && fail()
				);
			}
			return () => {
				isMounted = false;
			};
			// Fetched once for each time that it is put on the screen, and when the author asks for it.
			// eslint-disable-next-line react-hooks/exhaustive-deps
		}, [ attempt ] );
		if ( Real ) {
			return <Real { ...props } />;
		}
		return inPlace ? (
			<Waiting
				hasFailed={ hasFailed }
				onRetry={ () => {
					setHasFailed( false );
					setAttempt( ( count ) => count + 1 );
				} }
			/>
		) : null;
	};
}

/** What a late panel is given. */
export interface PanelProps< Job > {
	job: Job;
	onClose: () => void;
}

/** A panel that can be opened from anywhere, and the place it is drawn at. */
export interface LatePanel< Job > {
	/** Opens it; one that is open makes room. */
	open: ( job: Job ) => void;
	Host: ComponentType;
}

/**
 * A panel whose code is fetched when it is first opened.
 *
 * @param load Fetches the panel.
 */
export function latePanel< Job extends object >(
	load: () => Promise< ComponentType< PanelProps< Job > > >
): LatePanel< Job > {
	interface Shown {
		Panel: ComponentType< PanelProps< Job > >;
		job: Job;
		id: number;
	}
	let show: ( shown: Shown ) => void = () => {};
	let id = 0;
	return {
		open( job ) {
			load().then(
				( Panel ) => show( { Panel, job, id: ++id } ),
				tellProblem
			);
		},
		Host() {
			const [ shown, setShown ] = useState< Shown >();
			useEffect( () => {
				show = setShown;
				return () => {
					show = () => {};
				};
			}, [] );
			return shown ? (
				<shown.Panel
					key={ shown.id }
					job={ shown.job }
					onClose={ () => setShown( undefined ) }
				/>
			) : null;
		},
	};
}
