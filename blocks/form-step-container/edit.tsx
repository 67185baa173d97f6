import {
	useBlockEditingMode,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	ActiveStep,
	useFirstBlocks,
	useIsAtWork,
	useIsPreview,
} from '@slipstream/forms';
import { StepList } from './components/step-list';
import { useActiveStep } from './hooks/use-active-step';
import type { PartProps } from '@slipstream/forms';
import type { ReactNode } from 'react';

/** The steps of a form: one is shown, the list below leads to the others. */
export default function Edit( props: PartProps ) {
	const { clientId } = props;
	const isEditable = useBlockEditingMode() !== 'disabled';
	const isPreview = useIsPreview();
	const isAtWork = useIsAtWork( clientId );
	const active = useActiveStep( clientId );
	useFirstBlocks( clientId, [
		[ 'jetpack/form-step' ],
		[ 'jetpack/form-step' ],
	] );
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( { className: 'jetpack-form-step-container' } ),
		{
			templateLock: false,
			renderAppender: undefined,
		}
	);
	return (
		<ActiveStep.Provider
			value={ isPreview || ! isEditable ? undefined : active.step }
		>
			<div { ...inner }>
				{ children as ReactNode }
				{ isEditable && isAtWork && ! isPreview && (
					<StepList clientId={ clientId } { ...active } />
				) }
			</div>
		</ActiveStep.Provider>
	);
}
