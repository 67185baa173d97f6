<?php
/**
 * Takes forms that visitors send.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Http\Request_Error;

/**
 * The way of a response from the request to the inbox, the same with and without a script.
 */
final class Submission {

	private const MOST_VALUES = 500;

	public const HOOK = 'slipstream_forms_clean';

	/**
	 * Takes its parts.
	 *
	 * @param Forms          $forms  Builds forms.
	 * @param Form_Token     $tokens References to forms.
	 * @param Rate_Limit     $limit  How often forms may be sent.
	 * @param Spam_Check     $spam   Tells people from programs.
	 * @param File_Store     $files  Keeps files.
	 * @param Feedback_Store $store  Keeps responses.
	 * @param Mailer         $mailer Tells people.
	 */
	public function __construct(
		private Forms $forms,
		private Form_Token $tokens,
		private Rate_Limit $limit,
		private Spam_Check $spam,
		private File_Store $files,
		private Feedback_Store $store,
		private Mailer $mailer
	) {}

	/**
	 * Takes a form.
	 *
	 * @param array<mixed> $values  What was sent, without slashes.
	 * @param array<mixed> $files   Uploaded files as PHP keeps them.
	 * @param Visitor      $visitor Who sent it.
	 * @param bool         $keeps   Whether files that came with a failed attempt are kept for the next.
	 *
	 * @throws Request_Error Where nothing can be taken.
	 */
	public function take( array $values, array $files, Visitor $visitor, bool $keeps ): Outcome {
		self::refuse_malformed( $values );
		$token     = $values[ Form_Token::FIELD ] ?? null;
		$reference = is_string( $token ) ? $this->tokens->read( $token ) : null;
		if ( null === $reference ) {
			throw new Request_Error( 'form_bad_reference', __( 'This form is too old to be sent. Please copy what you wrote, load the page again and send it from there.', 'slipstream' ), 400 );
		}
		$attempt = new Attempt( $values, $files, $reference['time'] );
		$form    = $this->forms->build( $reference, $attempt );
		if ( null === $form ) {
			throw new Request_Error( 'form_not_found', __( 'This form is not on the website any more.', 'slipstream' ), 404 );
		}
		$answers = array();
		foreach ( $form->fields() as $field ) {
			$answer = $field->field_type()->validate( $field, $attempt );
			if ( is_string( $answer ) ) {
				$attempt->errors[ $field->id ] = $answer;
			} else {
				$answers[] = $answer;
			}
		}
		$cut_off = File_Validator::cut_off( $form );
		if ( null !== $cut_off ) {
			$attempt->errors[''] = $cut_off;
		}
		if ( $attempt->errors ) {
			if ( $keeps ) {
				$this->keep( $form, $answers );
			}
			return new Outcome( $form, $answers, 0, false );
		}
		return $this->accept( $form, $answers, $visitor );
	}

	/**
	 * Takes answers that are right.
	 *
	 * @param Form         $form    The form.
	 * @param list<Answer> $answers The answers.
	 * @param Visitor      $visitor Who sent them.
	 *
	 * @throws Request_Error Where they cannot be kept.
	 */
	private function accept( Form $form, array $answers, Visitor $visitor ): Outcome {
		$fingerprint = $form->id . '|' . $form->hash . '|' . $visitor->mark() . '|' . sha1( (string) wp_json_encode( array_map( static fn ( Answer $answer ): array => array( $answer->value, $answer->values, $answer->display() ), $answers ) ) );
		if ( ! $this->limit->is_first( $fingerprint ) ) {
			return new Outcome( $form, $answers, 0, true );
		}
		$wait = $this->limit->hit( $form, $visitor );
		if ( null !== $wait ) {
			$this->limit->forget( $fingerprint );
			throw new Request_Error( 'form_too_many', __( 'Too many forms were sent at once. Please try again in a few minutes; what you wrote stays here.', 'slipstream' ), 429, $wait );
		}
		$spam   = $this->spam->reason( $form, $answers, $visitor );
		$stores = $form->is( 'saveResponses', true );
		if ( ! $this->store_files( $form, $answers ) ) {
			$this->limit->forget( $fingerprint );
			throw new Request_Error( 'form_not_stored', __( 'The server could not keep your file. Please try again, or without the file.', 'slipstream' ), 500 );
		}
		$id     = $stores ? $this->store->add( $form, $answers, $visitor, Mailer::subject( $form ), $spam ) : 0;
		$mailed = '' === $spam && $form->is( 'emailNotifications', true ) ? $this->mailer->send( $form, $answers, $id ) : null;
		if ( $stores ? 0 === $id && true !== $mailed : false === $mailed ) {
			$this->limit->forget( $fingerprint );
			throw new Request_Error( 'form_not_stored', __( 'The server could not keep your answers. Please try again in a few minutes.', 'slipstream' ), 500 );
		}
		if ( 0 === $id ) {
			self::remove_files( $answers );
		}
		self::plan_cleaning();
		/**
		 * Fires after a form was sent.
		 *
		 * @param int          $id      The stored response, or 0.
		 * @param Form         $form    The form.
		 * @param list<Answer> $answers The answers.
		 * @param string       $spam    Why it is spam, or ''.
		 */
		do_action( 'slipstream_form_sent', $id, $form, $answers, $spam );
		return new Outcome( $form, $answers, $id, true );
	}

	/**
	 * Puts files into their place.
	 *
	 * @param Form         $form    The form.
	 * @param list<Answer> $answers The answers.
	 */
	private function store_files( Form $form, array $answers ): bool {
		foreach ( $answers as $answer ) {
			if ( ! $answer->field->field_type()->takes_files() ) {
				continue;
			}
			$answer->files = $this->files->kept( $form->attempt->texts( $answer->field->name . '-kept' ), $form, $answer->field );
			foreach ( $answer->uploads as $upload ) {
				$file = $this->files->take( $upload );
				if ( null === $file ) {
					self::remove_files( $answers );
					return false;
				}
				$answer->files[] = $file;
			}
		}
		return true;
	}

	/**
	 * Keeps files that came with a failed attempt: a browser cannot fill them in again.
	 *
	 * @param Form         $form    The form.
	 * @param list<Answer> $answers The answers that were right.
	 */
	private function keep( Form $form, array $answers ): void {
		if ( null !== $this->limit->hit( $form, Visitor::current( 0 ) ) || ! $this->store_files( $form, $answers ) ) {
			return;
		}
		foreach ( $answers as $answer ) {
			foreach ( $answer->files as $file ) {
				$form->attempt->kept_files[ $answer->field->name ][] = array(
					'token' => $this->files->reference( $file, $form, $answer->field ),
					'name'  => $file['name'],
				);
			}
		}
		self::plan_cleaning();
	}

	/**
	 * Removes the files of answers.
	 *
	 * @param list<Answer> $answers The answers.
	 */
	private static function remove_files( array $answers ): void {
		foreach ( $answers as $answer ) {
			foreach ( $answer->files as $file ) {
				File_Store::remove( $file['folder'] );
			}
		}
	}

	/**
	 * Plans the daily cleaning, once.
	 */
	private static function plan_cleaning(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + 86400, 'daily', self::HOOK );
		}
	}

	/**
	 * Refuses what no form of ours sends.
	 *
	 * @param array<mixed> $values What was sent.
	 *
	 * @throws Request_Error Where it is that.
	 */
	private static function refuse_malformed( array $values ): void {
		$count = 0;
		$wrong = false;
		array_walk_recursive(
			$values,
			static function ( mixed $value, int|string $name ) use ( &$count, &$wrong ): void {
				++$count;
				$wrong = $wrong || ( is_string( $value ) && ! mb_check_encoding( $value, 'UTF-8' ) ) || ! mb_check_encoding( (string) $name, 'UTF-8' );
			}
		);
		if ( $count > self::MOST_VALUES ) {
			throw new Request_Error( 'form_malformed', __( 'More was sent than a form has fields.', 'slipstream' ), 400 );
		}
		if ( $wrong ) {
			throw new Request_Error( 'form_malformed', __( 'Some of the characters cannot be read. Please type the text again.', 'slipstream' ), 400 );
		}
	}
}
