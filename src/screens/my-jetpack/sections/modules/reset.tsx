import { __, sprintf } from '@wordpress/i18n';
import { createRestClient } from '@slipstream/rest-client';
import {
	ActionButton,
	Problem,
	useAction,
	useConfirm,
	useNotify,
} from '@slipstream/ui';
import type { ModuleMap } from '@slipstream/modules';
import { lossOf } from '../../turning-off';
import type { Feature } from './entries';

interface Props {
	features: readonly Feature[];
	modules: ModuleMap;
	onReset: () => Promise< void >;
}

/** What is lost with the features that are on now and would not be on a new site, in sentences. */
async function losses( { features, modules }: Props ): Promise< string[] > {
	const leaving = features.filter(
		( { kind, key, isOn, lock } ) =>
			kind === 'feature' &&
			isOn &&
			lock === '' &&
			modules[ key ]?.auto_activate === 'No'
	);
	const lost = await Promise.all(
		leaving.map( async ( feature ) => {
			const loss = await lossOf( feature );
			return (
				loss &&
				sprintf(
					/* translators: 1: the name of a feature, 2: what uses it, in sentences. */
					__( '%1$s: %2$s', 'slipstream' ),
					feature.title,
					loss
				)
			);
		} )
	);
	return lost.filter( Boolean );
}

const names = ( features: readonly Feature[] ) =>
	features.map( ( { title } ) => title ).join( ', ' );

/**
 * What a reset has changed, in sentences.
 *
 * @param features The features before it.
 * @param after    The modules after it.
 */
function changesSentence(
	features: readonly Feature[],
	after: ModuleMap
): string {
	const changed = features.filter(
		( { kind, key, isOn } ) =>
			kind === 'feature' &&
			after[ key ] &&
			after[ key ].activated !== isOn
	);
	const on = names( changed.filter( ( { isOn } ) => ! isOn ) );
	const off = names( changed.filter( ( { isOn } ) => isOn ) );
	return (
		[
			on &&
				sprintf(
					/* translators: %s: names of features. */
					__( 'Turned on: %s.', 'slipstream' ),
					on
				),
			off &&
				sprintf(
					/* translators: %s: names of features. */
					__( 'Turned off: %s.', 'slipstream' ),
					off
				),
		]
			.filter( Boolean )
			.join( ' ' ) ||
		__( 'All features were at their defaults already.', 'slipstream' )
	);
}

/** Switches all features as they are on a new site. Blocks stay as they are. */
export function ResetFeatures( props: Props ) {
	const { features, onReset } = props;
	const confirm = useConfirm();
	const notify = useNotify();
	const action = useAction( async () => {
		const message = [
			__(
				'Features that are off by default, such as statistics or the hub, stop working; features that you turned off start again. Their data stays.',
				'slipstream'
			),
			...( await losses( props ) ),
		].join( ' ' );
		const confirmLabel = __( 'Reset features', 'slipstream' );
		if ( ! ( await confirm( { message, confirmLabel } ) ) ) {
			return;
		}
		const client = createRestClient();
		await client.resetOptions( 'modules' );
		const after = await client.fetchModules().catch( () => undefined );
		await onReset();
		notify(
			after
				? changesSentence( features, after )
				: __( 'Features were reset.', 'slipstream' )
		);
	} );
	return (
		<div className="slipstream-modules__reset">
			<ActionButton
				action={ action }
				variant="tertiary"
				label={ __( 'Reset features to defaults', 'slipstream' ) }
			/>
			<Problem message={ action.problem } />
		</div>
	);
}
