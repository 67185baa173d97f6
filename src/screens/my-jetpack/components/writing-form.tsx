import { Saving } from './saving';
import { Unsaved } from './unsaved';
import type { useWritingForm } from '../hooks/use-writing-form';
import type { ReactNode } from 'react';

interface Props {
	form: Omit<
		ReturnType< typeof useWritingForm >,
		'draft' | 'setDraft' | 'problems'
	>;
	saveLabel: string;
	children: ReactNode;
}

/** What forms of this kind stand in: saving, what is unsaved, and the way back. */
export function WritingForm( { form, saveLabel, children }: Props ) {
	const { isSaving, isDirty, outcome, discard, formProps } = form;
	return (
		<form
			className="slipstream-dashboard__form slipstream-writing"
			{ ...formProps }
		>
			{ children }
			<Saving
				label={ saveLabel }
				isSaving={ isSaving }
				outcome={ outcome }
			>
				<Unsaved
					isDirty={ isDirty }
					isSaving={ isSaving }
					onDiscard={ discard }
				/>
			</Saving>
		</form>
	);
}
