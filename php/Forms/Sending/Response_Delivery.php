<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Mail\Mailer;
use Slipstream\Forms\Mail\Recipients;
use Slipstream\Forms\Protection\Duplicate_Guard;
use Slipstream\Forms\Protection\Submission_Key;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/** Delivers a response to the inbox and the email recipients. */
final class Response_Delivery {

	public function __construct(
		private Feedback_Writer $writer,
		private Mailer $mailer,
		private Duplicate_Guard $guard,
		private Clock $clock
	) {}

	/**
	 * @param string $spam Why it counts as spam, or ''.
	 * @return int The ID of the stored response, or 0.
	 * @throws Request_Error If it can be neither stored nor mailed.
	 */
	public function deliver( Form_Response $response, string $spam, Submission_Key $key ): int {
		// A false positive would otherwise be lost.
		return '' !== $spam || $response->form->is( 'saveResponses', true )
			? $this->store( $response, $spam, $key )
			: $this->mail( $response, $key );
	}

	/**
	 * Stores answers, then sends the email. Once they are stored, the visitor sees the confirmation, even if the email
	 * fails.
	 *
	 * @param string $spam Why they count as spam, or ''.
	 */
	private function store( Form_Response $response, string $spam, Submission_Key $key ): int {
		$notifies = '' === $spam
			&& $response->form->is( 'emailNotifications', true )
			&& Recipients::may_be_notified( $response->form->source );
		$stored   = $this->writer->add( $response, $spam, $key, $notifies );
		$id       = $stored['id'];
		if ( 0 === $id ) {
			throw Submission_Reader::not_stored();
		}
		$this->guard->finish( $key );
		if ( $notifies && $stored['is_new'] ) {
			$reason = $this->mailer->send( $response->form, $response->field_values, $id );
			if ( null === $reason ) {
				delete_post_meta( $id, Feedback_Store::NOTIFICATION );
			} else {
				Feedback_Writer::note( $id, '' === $reason ? 'sent' : 'failed', $this->clock->now(), $reason );
			}
		}
		return $id;
	}

	private function mail( Form_Response $response, Submission_Key $key ): int {
		if ( $response->form->is( 'emailNotifications', true ) ) {
			if ( ! Recipients::may_be_notified( $response->form->source ) ) {
				throw new Request_Error(
					'form_not_published',
					__(
						'This form only sends email, and cannot do so until its page is published.',
						'slipstream'
					),
					403
				);
			}
			$this->guard->hold_for_mail( $key );
			$reason = $this->mailer->send( $response->form, $response->field_values, 0 );
			if ( null !== $reason && '' !== $reason ) {
				throw Submission_Reader::not_stored();
			}
		}
		Submitted_Files::remove( $response->field_values );
		$this->guard->finish( $key );
		return 0;
	}
}
