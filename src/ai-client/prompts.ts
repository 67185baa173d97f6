import { stripFences } from './fences';
import { trimHistory } from './history';
import type { PromptMessage } from './types';

/** What a writer can ask for in the assistant block. */
export type PromptType =
	| 'titleSummary'
	| 'continue'
	| 'simplify'
	| 'correctSpelling'
	| 'generateTitle'
	| 'makeLonger'
	| 'makeShorter'
	| 'changeTone'
	| 'summarize'
	| 'changeLanguage'
	| 'userPrompt';

/** The tone that is asked for when none was chosen. */
export const DEFAULT_TONE = 'formal';

/* The provider holds the wording; requests only name it. */
const CONTEXT_TYPES: Readonly< Record< PromptType, string > > = {
	titleSummary: 'ai-assistant-summary-by-title',
	continue: 'ai-assistant-continue-writing',
	simplify: 'ai-assistant-simplify',
	correctSpelling: 'ai-assistant-correct-spelling',
	generateTitle: 'ai-assistant-generate-title',
	makeLonger: 'ai-assistant-make-longer',
	makeShorter: 'ai-assistant-make-shorter',
	changeTone: 'ai-assistant-change-tone',
	summarize: 'ai-assistant-summarize',
	changeLanguage: 'ai-assistant-change-language',
	userPrompt: 'ai-assistant-user-prompt',
};

/** What the text of a request has on the wire. */
const RELEVANT_CONTENT = 'ai-assistant-relevant-content';

/**
 * The name a prompt type has on the wire.
 *
 * @param type Prompt type.
 */
export function contextTypeOf( type: PromptType ): string {
	return CONTEXT_TYPES[ type ];
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
