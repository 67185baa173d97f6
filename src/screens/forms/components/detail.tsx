import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useInbox } from '../hooks/use-inbox';
import { replyTo } from '../logic/values';
import { longDate, momentOf } from '../logic/dates';
import { errorMessages, senderName, spamReason } from '../logic/messages';
import { EmptyState, ErrorState, Skeleton } from '@slipstream/ui';
import { DetailBar } from './detail-bar';
import { FieldValue } from './field-value';
import { NotificationState } from './notification';
import type { FormResponse } from '../types';

/** From where, when, and what is said of it. */
function About( {
	response,
	onSent,
}: {
	response: FormResponse;
	onSent: () => void;
} ) {
	const {
		author_email: email,
		entry_title: title,
		entry_permalink: link,
		form_title: form,
		ip,
		status,
	} = response;
	const href = replyTo(
		response,
		sprintf(
			/* translators: %s: a subject or a page's title. */
			__( 'Re: %s', 'slipstream' ),
			response.subject || title
		)
	);
	return (
		<div className="slipstream-forms__about">
			{ email !== '' && (
				<p>
					<bdi>{ email }</bdi>
				</p>
			) }
			<p>
				<time dateTime={ momentOf( response ) }>
					{ longDate( response ) }
				</time>
				{ title !== '' && ' · ' }
				{ /^https?:\/\//.test( link ) ? (
					<a href={ link }>
						<bdi>{ title || link }</bdi>
					</a>
				) : (
					<bdi>{ title }</bdi>
				) }
				{ form !== '' && ` · ${ form }` }
				{ ip !== '' && ` · ${ ip }` }
			</p>
			{ status === 'spam' && (
				<p className="slipstream-forms__flag">
					{ spamReason( response.spam_reason ) }
				</p>
			) }
			{ status === 'trash' && (
				<p className="slipstream-forms__flag">
					{ __( 'In the trash.', 'slipstream' ) }
				</p>
			) }
			<NotificationState response={ response } onSent={ onSent } />
			{ href !== '' && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ href }
					className="slipstream-forms__reply"
				>
					{ __( 'Reply by email', 'slipstream' ) }
				</Button>
			) }
		</div>
	);
}

function Values( { response }: { response: FormResponse } ) {
	if ( response.fields.length === 0 ) {
		return (
			<p className="slipstream-forms__none slipstream-ui-muted">
				{ __( 'This response has no answers.', 'slipstream' ) }
			</p>
		);
	}
	return (
		<dl className="slipstream-forms__values">
			{ response.fields.map( ( field, at ) => (
				<div key={ at }>
					<dt>
						<bdi>{ field.label || field.key }</bdi>
					</dt>
					<dd>
						<FieldValue field={ field } />
					</dd>
				</div>
			) ) }
		</dl>
	);
}

function Content( { onSent }: { onSent: () => void } ) {
	const { open: response, openResource, go } = useInbox();
	const { error, isStale, reload } = openResource;
	if ( error?.status === 404 || ( ! response && ! isStale ) ) {
		return (
			<EmptyState>
				<p>
					{ __(
						'This response is no longer here. It may have been deleted.',
						'slipstream'
					) }
				</p>
				<Button variant="secondary" onClick={ () => go( { id: 0 } ) }>
					{ __( 'Back to the list', 'slipstream' ) }
				</Button>
			</EmptyState>
		);
	}
	return (
		<>
			{ error && (
				<ErrorState
					error={ error }
					onRetry={ () => void reload() }
					messages={ errorMessages() }
				/>
			) }
			{ ! response && ! error && <Skeleton lines={ 5 } /> }
			{ response && (
				<>
					<About response={ response } onSent={ onSent } />
					<Values response={ response } />
				</>
			) }
		</>
	);
}

/** The open response. */
export function Detail() {
	const { view, open: response } = useInbox();
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [ view.id ] );
	return (
		<section
			className="slipstream-forms__detail"
			aria-labelledby="slipstream-forms-open"
		>
			<DetailBar />
			<h2 id="slipstream-forms-open" ref={ heading } tabIndex={ -1 }>
				<bdi>
					{ response
						? senderName( response )
						: __( 'Response', 'slipstream' ) }
				</bdi>
			</h2>
			<Content onSent={ () => heading.current?.focus() } />
		</section>
	);
}
