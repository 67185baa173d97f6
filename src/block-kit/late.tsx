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

/**
 * A component whose code is fetched when it is first drawn. A failed download can be tried again.
 *
 * @param load Fetches the component.
 */
export function latePart< Props extends object >(
	load: () => Promise< ComponentType< Props > >
): ComponentType< Props > {
	let loaded: ComponentType< Props > | undefined;
	return function Late( props: Props ) {
		const [ , redraw ] = useState( 0 );
		const [ attempt, setAttempt ] = useState( 0 );
		const [ hasFailed, setHasFailed ] = useState( false );
		useEffect( () => {
			let isMounted = true;
			load().then(
				( component ) => {
					loaded = component;
					if ( isMounted ) {
						redraw( ( count ) => count + 1 );
					}
				},
				() => isMounted && setHasFailed( true )
			);
			return () => {
				isMounted = false;
			};
		}, [ attempt ] );
		const Real = loaded;
		if ( Real ) {
			return <Real { ...props } />;
		}
		return hasFailed ? (
			<div role="alert">
				<p>{ problem() }</p>
				<Button
					variant="secondary"
					onClick={ () => {
						setHasFailed( false );
						setAttempt( ( count ) => count + 1 );
					} }
				>
					{ __( 'Try again', 'slipstream' ) }
				</Button>
			</div>
		) : (
			<Spinner />
		);
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
				() =>
					void (
						dispatch( 'core/notices' ) as {
							createErrorNotice: ( message: string ) => unknown;
						}
					 ).createErrorNotice( problem() )
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
