import { speak } from '@wordpress/a11y';
import { Button, Notice } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { languageName } from './language-names';
import type { WrongLanguage } from './language';

export interface LanguageNoteProps {
	wrong: WrongLanguage;
	onAgain: () => void;
	/** Takes the answer as it is. */
	onKeep: () => void;
}

/** That an answer came in another language, also when asked again. */
export function LanguageNote( { wrong, onAgain, onKeep }: LanguageNoteProps ) {
	const sentence = sprintf(
		/* translators: 1: a language, 2: another. */
		__( 'This answer seems to be in %1$s instead of %2$s.', 'slipstream' ),
		languageName( wrong.found ),
		languageName( wrong.expected )
	);
	useEffect( () => speak( sentence, 'assertive' ), [ sentence ] );
	return (
		<Notice
			className="slipstream-ai-notes"
			status="warning"
			isDismissible={ false }
			spokenMessage=""
		>
			<p>{ sentence }</p>
			<Button size="small" variant="secondary" onClick={ onAgain }>
				{ __( 'Ask again', 'slipstream' ) }
			</Button>{ ' ' }
			<Button size="small" variant="tertiary" onClick={ onKeep }>
				{ __( 'Use it anyway', 'slipstream' ) }
			</Button>
		</Notice>
	);
}
