import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useInbox } from '../hooks/use-inbox';
import { replyTo } from '../logic/answers';
import { longDate, momentOf } from '../logic/dates';
import { senderName, spamReason } from '../logic/messages';
import { Answer } from './answer';
import { DetailBar } from './detail-bar';
import { Failure, Skeleton } from './states';
import type { FormResponse } from '../types';

/** From where, when, and what is said of it. */
function About( { response }: { response: FormResponse } ) {
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
		<div className="slipstream-inbox__about">
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
				<p className="slipstream-inbox__flag">
					{ spamReason( response.spam_reason ) }
				</p>
			) }
			{ status === 'trash' && (
				<p className="slipstream-inbox__flag">
					{ __( 'In the trash.', 'slipstream' ) }
				</p>
			) }
			{ href !== '' && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ href }
					className="slipstream-inbox__reply"
				>
					{ __( 'Reply by email', 'slipstream' ) }
				</Button>
			) }
		</div>
	);
}

function Answers( { response }: { response: FormResponse } ) {
	if ( response.fields.length === 0 ) {
		return (
			<p className="slipstream-inbox__none">
				{ __( 'This response has no answers.', 'slipstream' ) }
			</p>
		);
	}
	return (
		<dl className="slipstream-inbox__answers">
			{ response.fields.map( ( answer, at ) => (
				<div key={ at }>
					<dt>
						<bdi>{ answer.label || answer.key }</bdi>
					</dt>
					<dd>
						<Answer answer={ answer } />
					</dd>
				</div>
			) ) }
		</dl>
	);
}

function Content() {
	const { opened, go } = useInbox();
	const { response, error, reload } = opened;
	if ( error?.status === 404 || ( ! response && opened.isFresh ) ) {
		return (
			<div className="slipstream-inbox__empty">
				<p>
					{ __(
						'This response is not here any more. Somebody may have deleted it.',
						'slipstream'
					) }
				</p>
				<Button variant="secondary" onClick={ () => go( { id: 0 } ) }>
					{ __( 'Back to the list', 'slipstream' ) }
				</Button>
			</div>
		);
	}
	return (
		<>
			{ error && <Failure error={ error } onRetry={ reload } /> }
			{ ! response && ! error && <Skeleton lines={ 5 } /> }
			{ response && (
				<>
					<About response={ response } />
					<Answers response={ response } />
				</>
			) }
		</>
	);
}

/** The open response. */
export function Detail() {
	const { view, opened } = useInbox();
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [ view.id ] );
	const { response } = opened;
	return (
		<section
			className="slipstream-inbox__detail"
			aria-labelledby="slipstream-inbox-open"
		>
			<DetailBar />
			<h2 id="slipstream-inbox-open" ref={ heading } tabIndex={ -1 }>
				<bdi>
					{ response
						? senderName( response )
						: __( 'Response', 'slipstream' ) }
				</bdi>
			</h2>
			<Content />
		</section>
	);
}
