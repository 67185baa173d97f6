import { aiChoices } from '@slipstream/site-settings';
import { stripFences } from './fences';
import { trimHistory } from './history';
import type { PromptMessage } from './types';

/**
 * What a writer can ask for, in camel case: `correctSpelling`. The provider holds the wording, a file for each in php/Ai/Prompts/types;
 * requests only name it.
 */
export type PromptType = string;

/** The tone that is asked for when none was chosen. */
export const DEFAULT_TONE = Object.keys( aiChoices.tones )[ 0 ] ?? '';

/** Those that the provider calls otherwise. */
const OTHER_NAMES: Readonly< Partial< Record< PromptType, string > > > = {
	continue: 'continue-writing',
	titleSummary: 'summary-by-title',
};

const kebabCase = ( name: string ) =>
	name.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` );

/** What the text of a request has on the wire. */
const RELEVANT_CONTENT = 'ai-assistant-relevant-content';

/**
 * The name a prompt type has on the wire.
 *
 * @param type Prompt type.
 */
export function contextTypeOf( type: PromptType ): string {
	return `ai-assistant-${ OTHER_NAMES[ type ] ?? kebabCase( type ) }`;
}

/** What the messages of the assistant block are made of. */
export interface BlockMessagesArgs {
	type: PromptType;
	/** The writer's own words, for `userPrompt`. */
	request?: string;
	/** For `changeTone`. */
	tone?: string;
	/** For `changeLanguage`. */
	language?: string;
	/** The text the request is about. */
	relevantContent?: string;
	/** Whether that text is the assistant's last answer. */
	isContentGenerated?: boolean;
	history?: PromptMessage[];
}

function backendMessage(
	context: NonNullable< PromptMessage[ 'context' ] >
): PromptMessage {
	return { role: 'jetpack-ai', context };
}

/**
 * The message that holds the text a request is about.
 *
 * @param text The text, Markdown.
 */
export function relevantContentMessage( text: string ): PromptMessage {
	return backendMessage( {
		type: RELEVANT_CONTENT,
		content: stripFences( text ),
	} );
}

/** Whether a conversation holds the text that it is about. */
const hasRelevantContent = ( messages: readonly PromptMessage[] ): boolean =>
	messages.some( ( { context } ) => context?.type === RELEVANT_CONTENT );

function details( args: BlockMessagesArgs ): Record< string, string > {
	const { type, request, tone, language, isContentGenerated } = args;
	const subject = type === 'titleSummary' ? 'title' : 'content';
	return {
		...( isContentGenerated ? {} : { subject } ),
		...( type === 'changeTone' ? { tone: tone || DEFAULT_TONE } : {} ),
		...( type === 'changeLanguage' && language ? { language } : {} ),
		...( type === 'userPrompt'
			? { request: stripFences( request ?? '' ) }
			: {} ),
	};
}

/**
 * The messages of a request of the assistant block: what is asked for, the text it is about unless the assistant wrote that text
 * or the conversation holds it already, the conversation so far, the request.
 *
 * @param args What to ask for and about what.
 */
export function buildBlockMessages( args: BlockMessagesArgs ): PromptMessage[] {
	const {
		type,
		relevantContent = '',
		isContentGenerated = false,
		history = [],
	} = args;
	const contextType = contextTypeOf( type );
	const messages = [
		backendMessage( {
			type: 'ai-assistant-initial-prompt',
			for: contextType,
		} ),
	];
	if (
		stripFences( relevantContent ).trim() !== '' &&
		! isContentGenerated &&
		! hasRelevantContent( history )
	) {
		messages.push( relevantContentMessage( relevantContent ) );
	}
	messages.push( ...trimHistory( history ) );
	messages.push(
		backendMessage( { type: contextType, ...details( args ) } )
	);
	return messages;
}
