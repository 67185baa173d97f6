import { useBlockProps } from '@wordpress/block-editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsPreview, useReads } from '@slipstream/forms';
import { useSplit } from './hooks/use-split';
import type { PartProps } from '@slipstream/forms';

/** Splits the step that it was put into, and is gone. Outside of steps, where old forms may hold one, it only shows itself. */
export default function Edit( { clientId }: PartProps ) {
	const isPreview = useIsPreview();
	const isInStep = useReads(
		( reads ) =>
			reads.getBlockName(
				reads.getBlockRootClientId( clientId ) ?? ''
			) === 'jetpack/form-step',
		[ clientId ]
	);
	const split = useSplit( clientId );
	useEffect( () => {
		if ( isInStep && ! isPreview ) {
			split();
		}
		// A divider does its work once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isInStep, isPreview ] );
	return (
		<div
			{ ...useBlockProps( {
				className: 'slipstream-forms-step-divider',
			} ) }
		>
			{ __( 'Step divider', 'slipstream' ) }
		</div>
	);
}
