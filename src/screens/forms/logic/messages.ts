import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { ErrorMessages, ListMessages, Question } from '@slipstream/ui';
import type { Action, FormResponse, Tab } from '../types';

/** The name of a tab. */
export function tabName( tab: Tab ): string {
	const names: Record< Tab, string > = {
		inbox: __( 'Inbox', 'slipstream' ),
		spam: __( 'Spam', 'slipstream' ),
		trash: __( 'Trash', 'slipstream' ),
	};
	return names[ tab ];
}

/** What a button says that does something. */
export function actionName( action: Action ): string {
	const names: Record< Action, string > = {
		read: __( 'Mark as read', 'slipstream' ),
		unread: __( 'Mark as unread', 'slipstream' ),
		spam: __( 'Mark as spam', 'slipstream' ),
		not_spam: __( 'Not spam', 'slipstream' ),
		trash: __( 'Move to trash', 'slipstream' ),
		restore: __( 'Restore', 'slipstream' ),
		delete: __( 'Delete permanently', 'slipstream' ),
	};
	return names[ action ];
}

/** What was done. */
export function doneMessage( action: Action, count: number ): string {
	const texts: Record< Action, string > = {
		/* translators: %s: a number. */
		read: _n(
			'%s response marked as read.',
			'%s responses marked as read.',
			count,
			'slipstream'
		),
		/* translators: %s: a number. */
		unread: _n(
			'%s response marked as unread.',
			'%s responses marked as unread.',
			count,
			'slipstream'
		),
		/* translators: %s: a number. */
		spam: _n(
			'%s response marked as spam.',
			'%s responses marked as spam.',
			count,
			'slipstream'
		),
		/* translators: %s: a number. */
		not_spam: _n(
			'%s response moved to the inbox.',
			'%s responses moved to the inbox.',
			count,
			'slipstream'
		),
		/* translators: %s: a number. */
		trash: _n(
			'%s response moved to the trash.',
			'%s responses moved to the trash.',
			count,
			'slipstream'
		),
		/* translators: %s: a number. */
		restore: _n(
			'%s response restored.',
			'%s responses restored.',
			count,
			'slipstream'
		),
		/* translators: %s: a number. */
		delete: _n(
			'%s response deleted permanently.',
			'%s responses deleted permanently.',
			count,
			'slipstream'
		),
	};
	return texts[ action ].replace( '%s', formatNumber( count ) );
}

/**
 * What was not done, and what to do.
 *
 * @param count  How many responses are as they were.
 * @param reason Why, where the server or the network said so.
 */
export function failedMessage( count: number, reason?: string ): string {
	if ( reason ) {
		return sprintf(
			/* translators: 1: a number, 2: a reason, a sentence. */
			_n(
				'%1$s response was not changed and is back in the list. %2$s',
				'%1$s responses were not changed and are back in the list. %2$s',
				count,
				'slipstream'
			),
			formatNumber( count ),
			reason
		);
	}
	return sprintf(
		/* translators: %s: a number. */
		_n(
			'%s response was not changed because someone else moved or deleted it. The list is now up to date.',
			'%s responses were not changed because someone else moved or deleted them. The list is now up to date.',
			count,
			'slipstream'
		),
		formatNumber( count )
	);
}

/**
 * What is asked before responses are deleted for good.
 *
 * @param count How many.
 */
export function deleteQuestion( count: number ): Question {
	return {
		message: sprintf(
			/* translators: %s: a number. */
			_n(
				'Delete %s response and its files? This cannot be undone.',
				'Delete %s responses and their files? This cannot be undone.',
				count,
				'slipstream'
			),
			formatNumber( count )
		),
		confirmLabel: __( 'Delete permanently', 'slipstream' ),
	};
}

/** Why a response was taken for spam. */
export function spamReason( reason: string ): string {
	switch ( reason ) {
		case 'trap':
			return __(
				'Marked as spam: a hidden field was filled in that people cannot see.',
				'slipstream'
			);
		case 'speed':
			return __(
				'Marked as spam: it was sent faster than a person can type.',
				'slipstream'
			);
		case 'words':
			return __(
				'Marked as spam: it contains words that are disallowed under Settings > Discussion.',
				'slipstream'
			);
		case 'akismet':
			return __( 'Akismet marked it as spam.', 'slipstream' );
		case 'flood':
			return __(
				'Held as suspected spam: the site received unusually many responses in ten minutes.',
				'slipstream'
			);
		default:
			return __( 'Marked as spam.', 'slipstream' );
	}
}

/**
 * What a tab says when it is empty: a heading, and what to know or do.
 *
 * @param tab       The tab.
 * @param trashDays Days that the trash keeps responses; 0 where the site has none.
 */
export function emptyTexts( tab: Tab, trashDays: number ): [ string, string ] {
	const texts: Record< Tab, [ string, string ] > = {
		inbox: [
			__( 'No responses yet', 'slipstream' ),
			__(
				'Responses from your visitors appear here. To create a form, add the Form block to a page.',
				'slipstream'
			),
		],
		spam: [
			__( 'No spam', 'slipstream' ),
			__(
				'Responses that look like spam or were marked as spam stay here for 30 days, then they are deleted.',
				'slipstream'
			),
		],
		trash: [
			__( 'The trash is empty', 'slipstream' ),
			trashDays > 0
				? sprintf(
						/* translators: %s: a number. */
						_n(
							'Responses that you move to the trash stay here for %s day, then they are deleted.',
							'Responses that you move to the trash stay here for %s days, then they are deleted.',
							trashDays,
							'slipstream'
						),
						formatNumber( trashDays )
					)
				: __(
						'This site has no trash. Responses that you delete are permanently deleted right away.',
						'slipstream'
					),
		],
	};
	return texts[ tab ];
}

/** Errors of which this screen has more to say. */
export const errorMessages = (): ErrorMessages => ( {
	forbidden: __(
		'Your role does not let you see responses. Ask an administrator to make you an editor.',
		'slipstream'
	),
	offline: __(
		'You are offline. Responses will load when you reconnect.',
		'slipstream'
	),
} );

/** What a response is called: who sent it, or its number. */
export function senderName( {
	id,
	author_name: name,
	author_email: email,
}: Pick< FormResponse, 'id' | 'author_name' | 'author_email' > ): string {
	return (
		name ||
		email ||
		/* translators: %s: a number. */
		sprintf( __( 'Response %s', 'slipstream' ), String( id ) )
	);
}

/**
 * What the list of responses says.
 *
 * @param tab The tab.
 */
export function listMessages( tab: Tab ): ListMessages< FormResponse > {
	const name = tabName( tab );
	return {
		search: __( 'Search responses', 'slipstream' ),
		next: __( 'Next response', 'slipstream' ),
		previous: __( 'Previous response', 'slipstream' ),
		highlighted: __( 'Unread:', 'slipstream' ),
		select: ( response ) =>
			sprintf(
				/* translators: %s: a person's name. */
				__( 'Select the response from %s', 'slipstream' ),
				senderName( response )
			),
		actions: ( response ) =>
			sprintf(
				/* translators: %s: a person's name. */
				__( 'Actions for %s', 'slipstream' ),
				senderName( response )
			),
		count: ( total ) =>
			sprintf(
				/* translators: %s: a number. */
				_n( '%s response', '%s responses', total, 'slipstream' ),
				formatNumber( total )
			),
		loaded: ( total ) =>
			sprintf(
				/* translators: 1: Inbox, Spam or Trash, 2: a number. */
				_n(
					'%1$s: %2$s response',
					'%1$s: %2$s responses',
					total,
					'slipstream'
				),
				name,
				formatNumber( total )
			),
		nothingFound: sprintf(
			/* translators: %s: Inbox, Spam or Trash. */
			__(
				'No responses in “%s” match the search and filters.',
				'slipstream'
			),
			name
		),
	};
}
