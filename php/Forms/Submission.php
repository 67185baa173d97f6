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

	private const MAX_VALUES = 500;

	/**
	 * Constructor.
	 *
	 * @param Forms          $forms  Builds forms.
	 * @param Form_Token     $tokens References to forms.
	 * @param Rate_Limiter   $limit  How often forms may be sent.
	 * @param Spam_Check     $spam   Tells people from programs.
	 * @param File_Store     $files  Keeps files.
	 * @param Feedback_Store $store  Keeps responses.
	 * @param Mailer         $mailer Tells people.
	 */
	public function __construct(
		private Forms $forms,
		private Form_Token $tokens,
		private Rate_Limiter $limit,
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
		$field_values = array();
		foreach ( $form->fields() as $field ) {
			$field_value = $field->field_type()->validate( $field, $attempt );
			if ( is_string( $field_value ) ) {
				$attempt->errors[ $field->id ] = $field_value;
			} else {
				$field_values[] = $field_value;
			}
		}
		$attempt->errors += $this->files->expired( $form );
		$cut_off          = File_Validator::cut_off( $form );
		if ( null !== $cut_off ) {
			$attempt->errors[''] = $cut_off;
		}
		if ( $attempt->errors ) {
			if ( $keeps ) {
				$this->keep( $form, $field_values );
			}
			return new Outcome( $form, $field_values, 0, false );
		}
		return $this->accept( $form, $field_values, $visitor );
	}

	/**
	 * Takes answers that are right.
	 *
	 * @param Form              $form    The form.
	 * @param list<Field_Value> $field_values The values.
	 * @param Visitor           $visitor Who sent them.
	 *
	 * @throws Request_Error Where they cannot be kept.
	 */
	private function accept( Form $form, array $field_values, Visitor $visitor ): Outcome {
		$fingerprint = $form->id . '|' . $form->hash . '|' . $visitor->mark() . '|' . sha1( (string) wp_json_encode( array_map( static fn ( Field_Value $field_value ): array => array( $field_value->value, $field_value->values, $field_value->display() ), $field_values ) ) );
		if ( ! $this->limit->is_first( $fingerprint ) ) {
			return new Outcome( $form, $field_values, 0, true );
		}
		$wait = $this->limit->consume( $form, $visitor );
		if ( null !== $wait ) {
			$this->limit->forget( $fingerprint );
			throw new Request_Error( 'form_too_many', __( 'Too many forms were sent at once. Please try again in a few minutes; what you wrote stays here.', 'slipstream' ), 429, $wait );
		}
		$spam   = $this->spam->reason( $form, $field_values, $visitor );
		$stores = $form->is( 'saveResponses', true ) || '' !== $spam;
		if ( ! $this->store_files( $form, $field_values ) ) {
			$this->limit->forget( $fingerprint );
			throw new Request_Error( 'form_not_stored', __( 'The server could not keep your file. Please try again, or without the file.', 'slipstream' ), 500 );
		}
		$id     = $stores ? $this->store->add( $form, $field_values, $visitor, Mailer::subject( $form ), $spam ) : 0;
		$mailed = '' === $spam && $form->is( 'emailNotifications', true ) ? $this->mailer->send( $form, $field_values, $id ) : null;
		if ( $stores ? 0 === $id && true !== $mailed : false === $mailed ) {
			$this->limit->forget( $fingerprint );
			throw new Request_Error( 'form_not_stored', __( 'The server could not keep your answers. Please try again in a few minutes.', 'slipstream' ), 500 );
		}
		if ( 0 === $id ) {
			self::remove_files( $field_values );
		}
		self::plan_cleaning();
		/**
		 * Fires after a form was sent.
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
	 * Puts files into their place.
	 *
	 * @param Form              $form    The form.
	 * @param list<Field_Value> $field_values The values.
	 */
	private function store_files( Form $form, array $field_values ): bool {
		foreach ( $field_values as $field_value ) {
			if ( ! $field_value->field->field_type()->takes_files() ) {
				continue;
			}
			$field_value->files = $this->files->kept( $form->attempt->texts( $field_value->field->name . '-kept' ), $form, $field_value->field );
			foreach ( $field_value->uploads as $upload ) {
				$file = $this->files->take( $upload );
				if ( null === $file ) {
					self::remove_files( $field_values );
					return false;
				}
				$field_value->files[] = $file;
			}
		}
		return true;
	}

	/**
	 * Keeps files that came with a failed attempt: a browser cannot fill them in again.
	 *
	 * @param Form              $form    The form.
	 * @param list<Field_Value> $field_values The answers that were right.
	 */
	private function keep( Form $form, array $field_values ): void {
		$visitor = Visitor::current( 0 );
		$stored  = null === $this->limit->consume( $form, $visitor ) && $this->store_files( $form, $field_values );
		$this->files->keep( $form, $stored ? $field_values : array(), $visitor );
		self::plan_cleaning();
	}

	/**
	 * Removes the files of answers.
	 *
	 * @param list<Field_Value> $field_values The values.
	 */
	private static function remove_files( array $field_values ): void {
		foreach ( $field_values as $field_value ) {
			foreach ( $field_value->files as $file ) {
				File_Store::remove( $file['folder'] );
			}
		}
	}

	/**
	 * Plans the daily cleaning, once.
	 */
	private static function plan_cleaning(): void {
		if ( ! wp_next_scheduled( Forms_Module::CLEAN_EVENT ) ) {
			wp_schedule_event( time() + 86400, 'daily', Forms_Module::CLEAN_EVENT );
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
		if ( $count > self::MAX_VALUES ) {
			throw new Request_Error( 'form_malformed', __( 'More was sent than a form has fields.', 'slipstream' ), 400 );
		}
		if ( $wrong ) {
			throw new Request_Error( 'form_malformed', __( 'Some of the characters cannot be read. Please type the text again.', 'slipstream' ), 400 );
		}
	}
}
