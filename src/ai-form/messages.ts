import type { PromptMessage } from '@slipstream/ai-client';
import type { Description } from './describe';

/** The name under which requests for forms are counted and switched off. */
export const FEATURE = 'jetpack-form-ai-extension';

/**
 * The messages of a request for a form.
 *
 * @param request     What the author asks for.
 * @param description The form as it is.
 */
export function formMessages(
	request: string,
	description: Description
): PromptMessage[] {
	if ( ! request.trim() ) {
		throw new Error( 'A form cannot be asked for without words.' );
	}
	return [
		{
			role: 'jetpack-ai',
			context: {
				type: 'form-ai-extension',
				request: request.trim(),
				...( description.text ? { content: description.text } : {} ),
			},
		},
	];
}
