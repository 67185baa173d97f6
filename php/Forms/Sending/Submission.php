<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Forms\Definition\Visitor;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\Cleanup_Events;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Mail\Mailer;
use Slipstream\Forms\Mail\Recipients;
use Slipstream\Forms\Protection\Duplicate_Guard;
use Slipstream\Forms\Protection\Rate_Limiter;
use Slipstream\Forms\Protection\Spam_Check;
use Slipstream\Forms\Protection\Submission_Key;
use Slipstream\Forms\Protection\Submission_State;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Installer;
use Slipstream\Support\Clock;
use Throwable;

/**
 * The way of a response from the request to the inbox, the same with and without a script.
 */
final class Submission {

	public function __construct(
		private Submission_Reader $reader,
		private Form_Token $tokens,
		private Rate_Limiter $limit,
		private Duplicate_Guard $guard,
		private Spam_Check $spam,
		private File_Store $files,
		private Feedback_Writer $writer,
		private Mailer $mailer,
		private Clock $clock
	) {}

	/**
	 * @param array<mixed> $values What was sent, without slashes.
	 * @param array<mixed> $files  Uploaded files as PHP keeps them.
	 * @throws Request_Error Where nothing can be taken.
	 */
	public function take( array $values, array $files, Visitor $visitor, bool $keeps ): Outcome {
		list( $form, $field_values ) = $this->reader->read( $values, $files );
		if ( $form->attempt->errors ) {
			if ( $keeps ) {
				$this->keep( $form, $field_values );
			}
			return new Outcome( $form, $field_values, 0, false );
		}
		try {
			return $this->accept( $form, $field_values, $visitor );
		} catch ( Request_Error $error ) {
			if ( ! $keeps ) {
				throw $error;
			}
			$this->keep( $form, $field_values );
			return new Outcome( $form, $field_values, 0, false, $error );
		}
	}

	/**
	 * Takes answers that are right, once however often they are sent.
	 *
	 * @param list<Field_Value> $field_values
	 */
	private function accept( Form $form, array $field_values, Visitor $visitor ): Outcome {
		$wait = $this->spam->too_quick_by( $form );
		if ( $wait > 0 ) {
			throw new Request_Error(
				'form_too_quick',
				__(
					'The form was sent too quickly. Please wait a moment and send it again; your answers are still here.',
					'slipstream'
				),
				429,
				$wait
			);
		}
		$key    = Submission_Key::of( $form, $field_values, $visitor, $this->tokens, $this->clock->now() );
		$state  = $this->guard->begin( $key );
		$stored = $this->writer->find( $key, $state );
		if ( Submission_State::Done === $state || $stored > 0 ) {
			$this->guard->finish( $key );
			return new Outcome( $form, $field_values, $stored, true );
		}
		if ( Submission_State::Pending === $state ) {
			throw Duplicate_Guard::in_progress();
		}
		if ( Submission_State::Unknown === $state ) {
			// Should its table be gone, the next request that installs brings it back.
			delete_option( Installer::OPTION );
		}
		try {
			$wait = $this->limit->consume( $form, $visitor );
			if ( null !== $wait ) {
				throw new Request_Error(
					'form_too_many',
					__(
						'Too many forms were sent at once. Please try again in a few minutes; what you wrote stays here.',
						'slipstream'
					),
					429,
					$wait
				);
			}
			$spam = $this->spam->reason( $form, $field_values, $visitor, $this->limit->is_flood() );
			if ( ! $this->store_files( $form, $field_values ) ) {
				throw new Request_Error(
					'form_not_stored',
					__( 'The server could not keep your file. Please try again, or without the file.', 'slipstream' ),
					500
				);
			}
			// What is spam by mistake is found nowhere else.
			$id = '' !== $spam || $form->is( 'saveResponses', true )
				? $this->store( $form, $field_values, $visitor, $spam, $key )
				: $this->mail( $form, $field_values, $key );
		} catch ( Throwable $error ) {
			if ( Submission_State::Ours === $state ) {
				$this->guard->release( $key );
			}
			throw $error;
		}
		self::plan_cleaning();
		/**
		 * Fires after a form was sent.
		 *
		 * @since 0.1.0
		 *
		 * @param int          $id      The stored response, or 0.
		 * @param Form         $form    The form.
		 * @param list<Field_Value> $field_values The values.
		 * @param string       $spam    Why it is spam, or ''.
		 */
		do_action( 'slipstream_form_sent', $id, $form, $field_values, $spam );
		return new Outcome( $form, $field_values, $id, true );
	}

	/**
	 * Stores answers, and then tells people. From when they are stored the visitor is thanked, whatever becomes of the
	 * email.
	 *
	 * @param list<Field_Value> $field_values
	 * @param string            $spam         Why they are spam, or ''.
	 */
	private function store(
		Form $form,
		array $field_values,
		Visitor $visitor,
		string $spam,
		Submission_Key $key
	): int {
		$notifies = '' === $spam && $form->is( 'emailNotifications', true ) && Recipients::may_be_told( $form->source );
		$stored   = $this->writer->add( $form, $field_values, $visitor, $spam, $key, $notifies );
		$id       = $stored['id'];
		if ( 0 === $id ) {
			throw Submission_Reader::not_stored();
		}
		$this->guard->finish( $key );
		if ( $notifies && $stored['is_new'] ) {
			$reason = $this->mailer->send( $form, $field_values, $id );
			if ( null === $reason ) {
				delete_post_meta( $id, Feedback_Store::NOTIFICATION );
			} else {
				Feedback_Writer::note( $id, '' === $reason ? 'sent' : 'failed', $this->clock->now(), $reason );
			}
		}
		return $id;
	}

	/** @param list<Field_Value> $field_values */
	private function mail( Form $form, array $field_values, Submission_Key $key ): int {
		if ( $form->is( 'emailNotifications', true ) ) {
			if ( ! Recipients::may_be_told( $form->source ) ) {
				throw new Request_Error(
					'form_not_published',
					__(
						'This form sends emails and stores nothing. Nothing is mailed before its page is published.',
						'slipstream'
					),
					403
				);
			}
			$this->guard->hold_for_mail( $key );
			$reason = $this->mailer->send( $form, $field_values, 0 );
			if ( null !== $reason && '' !== $reason ) {
				throw Submission_Reader::not_stored();
			}
		}
		self::remove_files( $field_values );
		$this->guard->finish( $key );
		return 0;
	}

	/** @param list<Field_Value> $field_values */
	private function store_files( Form $form, array $field_values ): bool {
		foreach ( $field_values as $field_value ) {
			if ( ! $field_value->field->field_type()->takes_files() ) {
				continue;
			}
			$field_value->files = $this->files->kept(
				$form->attempt->texts( $field_value->field->name . '-kept' ),
				$form,
				$field_value->field
			);
			foreach ( $field_value->uploads as $upload ) {
				$file = $this->files->take( $upload );
				if ( null === $file ) {
					self::remove_files( $field_values );
					return false;
				}
				$field_value->files[] = $file;
			}
		}
		$form->attempt->has_stored_files = true;
		return true;
	}

	/**
	 * Keeps files that came with a failed attempt: a browser cannot fill them in again.
	 *
	 * @param list<Field_Value> $field_values The answers that were right.
	 */
	private function keep( Form $form, array $field_values ): void {
		$visitor = Visitor::current( 0 );
		$stored  = $form->attempt->has_stored_files
			|| ( null === $this->limit->consume( $form, $visitor ) && $this->store_files( $form, $field_values ) );
		$this->files->keep( $form, $stored ? $field_values : array(), $visitor );
		self::plan_cleaning();
	}

	/** @param list<Field_Value> $field_values */
	private static function remove_files( array $field_values ): void {
		foreach ( $field_values as $field_value ) {
			foreach ( $field_value->files as $file ) {
				File_Store::remove( $file['folder'] );
			}
		}
	}

	private static function plan_cleaning(): void {
		if ( ! wp_next_scheduled( Cleanup_Events::DAILY_EVENT ) ) {
			wp_schedule_event( time() + 86400, 'daily', Cleanup_Events::DAILY_EVENT );
		}
	}
}
