<?php
/**
 * What the script of a form says.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

/**
 * The texts that a form's script needs, in the site's language. What is wrong with an answer is asked of the validators, so that a mistake has the same words everywhere.
 */
final class Form_Words {

	/**
	 * The texts of a form as JSON.
	 *
	 * @param Form $form The form.
	 */
	public static function json( Form $form ): string {
		$fields = array();
		foreach ( $form->fields() as $field ) {
			$words = 'file' === $field->type ? self::of_files( $field ) : self::of_field( $field );
			if ( $words ) {
				$fields[ $field->id ] = $words;
			}
		}
		$types = array_map( static fn ( Field $field ): string => $field->type, $form->fields() );
		$words = self::of_form() + array( 'fields' => (object) $fields );
		if ( $form->steps() > 0 ) {
			/* translators: 1: a step's number, 2: how many steps there are. */
			$words['step'] = __( 'Step %1$d of %2$d', 'slipstream' );
		}
		if ( in_array( 'date', $types, true ) ) {
			$words['pick'] = __( 'Choose a date', 'slipstream' );
		}
		if ( in_array( 'file', $types, true ) ) {
			$words['large'] = self::too_large();
			/* translators: %s: a file's name. */
			$words['remove'] = __( 'Remove %s', 'slipstream' );
		}
		return (string) wp_json_encode( $words, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * What to say of a form that is more than the server takes.
	 */
	public static function too_large(): string {
		return __( 'That is more than the server takes at once. Please choose smaller files.', 'slipstream' );
	}

	/**
	 * The heading of a form that has mistakes.
	 */
	public static function not_sent(): string {
		return __( 'The form was not sent yet. Nothing you entered is lost.', 'slipstream' );
	}

	/**
	 * What every form says.
	 *
	 * @return array<string, mixed>
	 */
	private static function of_form(): array {
		return array(
			'unsent'  => self::not_sent(),
			'sending' => __( 'Sending…', 'slipstream' ),
			'cancel'  => __( 'Cancel', 'slipstream' ),
			'stopped' => __( 'Sending was stopped. Your answers are still here.', 'slipstream' ),
			'failed'  => __( 'The form could not be sent. Your answers are still here: please try again.', 'slipstream' ),
			'offline' => __( 'You are offline. Your answers are still here: please try again when you are connected.', 'slipstream' ),
			/* translators: %s: a time such as 14:30. */
			'again'   => __( 'You can try again at %s.', 'slipstream' ),
			'back'    => __( 'Go back', 'slipstream' ),
		);
	}

	/**
	 * What can be wrong with a field's answer, by what a script can tell: nothing given, no such answer, too little, too much.
	 *
	 * @param Field $field The field.
	 * @return array<string, string>
	 */
	private static function of_field( Field $field ): array {
		$wrong = array( 'need' => $field->is_required ? Validator::required( $field ) : '' );
		if ( in_array( $field->type, array( 'email', 'url', 'telephone', 'date', 'time', 'number' ), true ) ) {
			$wrong['wrong'] = self::about( $field, '?' );
		}
		if ( 'number' === $field->type ) {
			$least        = $field->number( 'min' );
			$most         = $field->number( 'max' );
			$wrong['min'] = null === $least ? '' : self::about( $field, (string) ( $least - max( 1.0, abs( $least ) ) ) );
			$wrong['max'] = null === $most ? '' : self::about( $field, (string) ( $most + max( 1.0, abs( $most ) ) ) );
		}
		return array_filter( $wrong, static fn ( string $text ): bool => '' !== $text );
	}

	/**
	 * What can be wrong with a field's files; %s is a file's name.
	 *
	 * @param Field $field The field.
	 * @return array<string, string>
	 */
	private static function of_files( Field $field ): array {
		$rules = File_Rules::of( $field );
		$wrong = array(
			'most'  => File_Validator::too_many( $field, $rules ),
			'large' => File_Validator::too_large( $field, $rules, '%s' ),
			'type'  => File_Validator::wrong_type( $field, $rules, '%s' ),
		);
		return $field->is_required ? $wrong + array( 'need' => File_Validator::required( $field ) ) : $wrong;
	}

	/**
	 * What is wrong with an answer.
	 *
	 * @param Field  $field  The field.
	 * @param string $answer The answer.
	 */
	private static function about( Field $field, string $answer ): string {
		$wrong = Validator::check( $field, new Attempt( array( $field->name => $answer ) ) );
		return is_string( $wrong ) ? $wrong : '';
	}
}
