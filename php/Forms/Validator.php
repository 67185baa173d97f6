<?php
/**
 * Checks answers.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Forms\Fields\Checkbox_Control;
use Slipstream\Forms\Fields\Date_Format;
use Slipstream\Forms\Fields\Field_Types;
use Slipstream\Forms\Fields\Phone_Control;
use Slipstream\Forms\Fields\Rating_Control;
use Slipstream\Forms\Fields\Slider_Control;

/**
 * Checks what was sent for a field by the field's own rules.
 */
final class Validator {

	/**
	 * Checks one field.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 * @return Answer|string The answer, or what is wrong with it.
	 */
	public static function check( Field $field, Attempt $attempt ): Answer|string {
		if ( 'file' === $field->type ) {
			return File_Validator::check( $field, $attempt );
		}
		$raw = $attempt->value( $field->name );
		if ( is_array( $raw ) && ! $field->is_multiple() ) {
			/* translators: %s: a field's label. */
			return sprintf( __( '%s: only one answer is possible.', 'slipstream' ), $field->plain_label() );
		}
		$result = $field->options || in_array( $field->type, Field_Types::GROUPS, true ) || 'select' === $field->type ? self::choice( $field, $attempt ) : self::text( $field, $attempt );
		if ( $result instanceof Answer && $field->is_required && self::is_empty( $result ) ) {
			return self::required( $field );
		}
		return $result;
	}

	/**
	 * What to say of a required field that is empty.
	 *
	 * @param Field $field The field.
	 */
	public static function required( Field $field ): string {
		return match ( $field->type ) {
			/* translators: %s: a field's label. */
			'consent', 'checkbox' => sprintf( __( '%s: please tick the box to go on.', 'slipstream' ), $field->plain_label() ),
			'radio', 'select', 'checkbox-multiple', 'image-select', 'rating'
			/* translators: %s: a field's label. */
				=> sprintf( __( '%s: please choose an answer.', 'slipstream' ), $field->plain_label() ),
			/* translators: %s: a field's label. */
			default               => sprintf( __( '%s: please fill in this field.', 'slipstream' ), $field->plain_label() ),
		};
	}

	/**
	 * Whether nothing was answered.
	 *
	 * @param Answer $answer The answer.
	 */
	private static function is_empty( Answer $answer ): bool {
		return $answer->field->is_multiple() ? ! $answer->values : '' === $answer->value;
	}

	/**
	 * Checks what was chosen.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	private static function choice( Field $field, Attempt $attempt ): Answer|string {
		if ( 'rating' === $field->type ) {
			$value = trim( $attempt->text( $field->name ) );
			$right = in_array( $value, array( '', '0' ), true ) || ( ctype_digit( $value ) && (int) $value <= Rating_Control::most( $field ) );
			return $right ? new Answer( $field, '0' === $value ? '' : ltrim( $value, '0' ) ) : self::unknown( $field );
		}
		$chosen = array();
		foreach ( array_unique( $attempt->texts( $field->name ) ) as $value ) {
			$option = array_values( array_filter( $field->options, static fn ( Option $option ): bool => $option->value === $value ) )[0] ?? null;
			if ( null === $option ) {
				return self::unknown( $field );
			}
			$chosen[] = self::described( $field, $option, $attempt );
		}
		return $field->is_multiple() ? new Answer( $field, '', $chosen ) : new Answer( $field, $chosen[0] ?? '' );
	}

	/**
	 * A chosen option, with what the visitor wrote beside it.
	 *
	 * @param Field   $field   The field.
	 * @param Option  $option  The option.
	 * @param Attempt $attempt What was sent.
	 */
	private static function described( Field $field, Option $option, Attempt $attempt ): string {
		$more = $option->is_other ? trim( mb_substr( (string) preg_replace( '/[^\P{C}\x{200c}\x{200d}]+/u', ' ', $attempt->text( $field->name . '-other' ) ), 0, 1000 ) ) : '';
		return '' === $more ? $option->label : $option->label . ': ' . $more;
	}

	/**
	 * Checks what was typed.
	 *
	 * @param Field   $field   The field.
	 * @param Attempt $attempt What was sent.
	 */
	private static function text( Field $field, Attempt $attempt ): Answer|string {
		$value = str_replace( array( "\r\n", "\r" ), "\n", $attempt->text( $field->name ) );
		$value = (string) preg_replace( 'textarea' === $field->type ? '/[^\P{C}\n\t\x{200c}\x{200d}]/u' : '/[^\P{C}\x{200c}\x{200d}]+/u', 'textarea' === $field->type ? '' : ' ', $value );
		$value = trim( $value );
		if ( mb_strlen( $value ) > Field_Types::longest( $field->type ) ) {
			/* translators: 1: a field's label, 2: a number. */
			return sprintf( __( '%1$s: please use at most %2$s characters.', 'slipstream' ), $field->plain_label(), number_format_i18n( Field_Types::longest( $field->type ) ) );
		}
		if ( in_array( $field->type, array( 'checkbox', 'consent' ), true ) ) {
			return in_array( $value, array( '', Checkbox_Control::YES, '1', 'on' ), true ) ? new Answer( $field, '' === $value ? '' : Checkbox_Control::YES ) : self::unknown( $field );
		}
		$wrong = '' === $value ? null : self::format( $field, $value );
		return $wrong ?? new Answer( $field, 'telephone' === $field->type ? Phone_Control::whole( $field, $attempt, $value ) : $value );
	}

	/**
	 * What is wrong with the form of a text, if anything.
	 *
	 * @param Field  $field The field.
	 * @param string $value The text.
	 */
	private static function format( Field $field, string $value ): ?string {
		$label = $field->plain_label();
		switch ( $field->type ) {
			case 'email':
				/* translators: %s: a field's label. */
				return is_email( $value ) ? null : sprintf( __( '%s: please enter an email address such as name@example.com.', 'slipstream' ), $label );
			case 'url':
				/* translators: %s: a field's label. */
				return self::is_address( $value ) ? null : sprintf( __( '%s: please enter an address such as https://example.com.', 'slipstream' ), $label );
			case 'telephone':
				$digits = (int) preg_match_all( '/\p{Nd}/u', $value );
				/* translators: %s: a field's label. */
				return $digits >= 3 && $digits <= 17 && preg_match( '/^[\p{Nd}\s+().\/x#*-]+$/iu', $value ) ? null : sprintf( __( '%s: please enter a phone number, such as +1 555 0100.', 'slipstream' ), $label );
			case 'date':
				$format = Date_Format::of( $field );
				/* translators: 1: a field's label, 2: a format such as YYYY-MM-DD. */
				return $format->matches( $value ) ? null : sprintf( __( '%1$s: please enter a date as %2$s.', 'slipstream' ), $label, $format->hint() );
			case 'time':
				/* translators: %s: a field's label. */
				return preg_match( '/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?(\s?[ap]m)?$/i', $value ) ? null : sprintf( __( '%s: please enter a time such as 14:30.', 'slipstream' ), $label );
			case 'number':
				return self::number( $field, $value, $field->number( 'min' ), $field->number( 'max' ) );
			case 'slider':
				return self::slider( $field, $value );
			default:
				return null;
		}//end switch
	}

	/**
	 * What is wrong with a number, if anything.
	 *
	 * @param Field      $field The field.
	 * @param string     $value The text.
	 * @param float|null $least The least it may be.
	 * @param float|null $most  The most it may be.
	 */
	private static function number( Field $field, string $value, ?float $least, ?float $most ): ?string {
		$label = $field->plain_label();
		if ( ! is_numeric( $value ) || ! is_finite( (float) $value ) ) {
			/* translators: %s: a field's label. */
			return sprintf( __( '%s: please enter a number.', 'slipstream' ), $label );
		}
		if ( null !== $least && (float) $value < $least ) {
			/* translators: 1: a field's label, 2: a number. */
			return sprintf( __( '%1$s: please enter %2$s or more.', 'slipstream' ), $label, (string) $least );
		}
		if ( null !== $most && (float) $value > $most ) {
			/* translators: 1: a field's label, 2: a number. */
			return sprintf( __( '%1$s: please enter %2$s or less.', 'slipstream' ), $label, (string) $most );
		}
		return null;
	}

	/**
	 * What is wrong with a slider's number, if anything.
	 *
	 * @param Field  $field The field.
	 * @param string $value The text.
	 */
	private static function slider( Field $field, string $value ): ?string {
		list( $least, $most, $step ) = Slider_Control::range( $field );
		$wrong                       = self::number( $field, $value, $least, $most );
		if ( null !== $wrong ) {
			return $wrong;
		}
		$steps = ( (float) $value - $least ) / $step;
		// The end of the range can be reached even where the steps do not meet it.
		return abs( $steps - round( $steps ) ) < 0.0001 || (float) $value === $most ? null : self::unknown( $field );
	}

	/**
	 * Whether a text is a web address; visitors often leave out its beginning.
	 *
	 * @param string $value The text.
	 */
	private static function is_address( string $value ): bool {
		$url   = preg_match( '#^[a-z][a-z0-9+.-]*:#i', $value ) && ! preg_match( '#^[^/:]+:\d+#', $value ) ? $value : 'https://' . $value;
		$parts = wp_parse_url( $url );
		return is_array( $parts ) && in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
			&& 1 === preg_match( '/^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+$/u', $parts['host'] ?? '' ) && ! preg_match( '/[\s<>"]/', $url );
	}

	/**
	 * What to say of an answer that the form does not offer.
	 *
	 * @param Field $field The field.
	 */
	private static function unknown( Field $field ): string {
		/* translators: %s: a field's label. */
		return sprintf( __( '%s: please choose one of the answers that are offered.', 'slipstream' ), $field->plain_label() );
	}
}
