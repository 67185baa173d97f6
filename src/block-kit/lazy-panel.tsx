import { useEffect, useState } from '@wordpress/element';
import { lazyComponent } from '@slipstream/lazy';
import type { ComponentType } from 'react';

export interface PanelProps< Job > {
	job: Job;
	onClose: () => void;
}

/** A panel that can be opened from anywhere, and the place it is drawn at. */
export interface LazyPanel< Job > {
	/** Opens it; one that is open makes room. */
	open: ( job: Job ) => void;
	Host: ComponentType;
}

/**
 * A panel whose code is fetched when it is first opened.
 *
 * @param load Fetches the panel.
 */
export function lazyPanel< Job extends object >(
	load: () => Promise< ComponentType< PanelProps< Job > > >
): LazyPanel< Job > {
	const Panel = lazyComponent( load );
	let id = 0;
	let show: ( shown: { job: Job; id: number } ) => void = () => {};
	return {
		open: ( job ) => show( { job, id: ++id } ),
		Host() {
			const [ shown, setShown ] = useState< { job: Job; id: number } >();
			useEffect( () => {
				show = setShown;
				return () => {
					show = () => {};
				};
			}, [] );
			return shown ? (
				<Panel
					key={ shown.id }
					job={ shown.job }
					onClose={ () => setShown( undefined ) }
				/>
			) : null;
		},
	};
}
