<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\Cleanup_Events;
use Slipstream\Forms\Protection\Abuse_Check;
use Slipstream\Http\Request_Error;
use Throwable;

/**
 * Takes a response from the request to the inbox, with or without JavaScript.
 */
final class Submission {

	public function __construct(
		private Submission_Reader $reader,
		private Abuse_Check $abuse,
		private Submission_Claims $claims,
		private Submitted_Files $files,
		private Response_Delivery $delivery
	) {}

	/**
	 * @param array<mixed> $values The submitted values, without slashes.
	 * @param array<mixed> $files  Uploaded files in PHP's format.
	 * @throws Request_Error If the submission is rejected.
	 */
	public function take( array $values, array $files, Visitor $visitor, bool $keeps ): Outcome {
		$response = $this->reader->read( $values, $files, $visitor );
		if ( $response->form->attempt->errors ) {
			if ( $keeps ) {
				$this->keep( $response );
			}
			return new Outcome( $response, 0, false );
		}
		try {
			return $this->accept( $response );
		} catch ( Request_Error $error ) {
			if ( ! $keeps ) {
				throw $error;
			}
			$this->keep( $response );
			return new Outcome( $response, 0, false, $error );
		}
	}

	/** Accepts valid answers once, even if they are submitted repeatedly. */
	private function accept( Form_Response $response ): Outcome {
		$this->abuse->ensure_not_too_fast( $response->form );
		$claim = $this->claims->begin( $response );
		if ( $claim->is_done() ) {
			return new Outcome( $response, $claim->stored, true );
		}
		try {
			$this->abuse->ensure_within_limits( $response );
			$spam = $this->abuse->spam_reason( $response );
			$this->files->ensure_stored( $response );
			$id = $this->delivery->deliver( $response, $spam, $claim->key );
		} catch ( Throwable $error ) {
			$this->claims->release( $claim );
			throw $error;
		}
		self::schedule_cleanup();
		$this->fire_submitted( $id, $response->form, $response->field_values, $spam );
		return new Outcome( $response, $id, true );
	}

	/** @param list<Field_Value> $field_values */
	private function fire_submitted( int $id, Form $form, array $field_values, string $spam ): void {
		/**
		 * Fires after a form was sent.
		 *
		 * @since 0.1.0
		 *
		 * @param int          $id      The ID of the stored response, or 0.
		 * @param Form         $form    The form.
		 * @param list<Field_Value> $field_values The values.
		 * @param string       $spam    Why the response counts as spam, or ''.
		 */
		do_action( 'slipstream_form_sent', $id, $form, $field_values, $spam );
	}

	/** Keeps a failed attempt's files. */
	private function keep( Form_Response $response ): void {
		$is_stored = $response->form->attempt->has_stored_files
			|| ( $this->abuse->may_keep_files( $response ) && $this->files->store( $response ) );
		$this->files->keep( $response, $is_stored );
		self::schedule_cleanup();
	}

	private static function schedule_cleanup(): void {
		if ( ! wp_next_scheduled( Cleanup_Events::DAILY_EVENT ) ) {
			wp_schedule_event( time() + 86400, 'daily', Cleanup_Events::DAILY_EVENT );
		}
	}
}
