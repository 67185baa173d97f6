<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rendering;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Html;

/**
 * Combines label, control, and error, with the classes that themes expect.
 */
final class Field_View {

	public static function html( Field $field, Form $form ): string {
		$control = $field->field_type()->html( $field, $form->attempt );
		return Form_View::without_shortcodes(
			$field->field_type()->is_hidden() ? $control : self::wrap( $field, $form, $control )
		);
	}

	private static function wrap( Field $field, Form $form, string $control ): string {
		$type    = $field->field_type();
		$label   = $type->is_standalone() || $type->has_legend() || ! $field->has_label
			? ''
			: self::label( $field, $form );
		$is_last = '' !== $label && in_array( self::variant( $field, $form ), array( 'animated', 'below' ), true );
		$error   = $form->attempt->errors[ $field->id ] ?? '';
		return sprintf(
			'<div class="%s" style="%s" data-field="%s" data-type="%s" data-label="%s">%s<div class="contact-form__input-error" id="%s">%s</div></div>',
			esc_attr( self::classes( $field, '' !== $error ) ),
			esc_attr( $field->style->css ),
			esc_attr( $field->id ),
			esc_attr( $field->type ),
			Verbatim::html( $field->plain_label() ),
			$is_last ? $control . $label : $label . $control,
			esc_attr( $field->error_id() ),
			'' === $error ? '' : '<span class="contact-form__error-text">' . Verbatim::html( $error ) . '</span>'
		);
	}

	private static function classes( Field $field, bool $has_error ): string {
		$classes = array();
		if ( '' !== $field->block ) {
			$classes[] = 'wp-block-' . str_replace( '/', '-', $field->block );
		}
		$classes[] = "grunion-field-{$field->type}-wrap";
		$classes[] = 'grunion-field-wrap';
		foreach ( $field->classes as $name ) {
			$classes[] = $name . '-wrap';
		}
		if ( '100' !== $field->width ) {
			$classes[] = "grunion-field-width-{$field->width}-wrap";
		}
		if ( ! $field->has_label ) {
			$classes[] = 'no-label';
		}
		if ( $has_error ) {
			$classes[] = 'has-error';
		}
		return implode( ' ', array( ...$classes, ...$field->style->classes ) );
	}

	private static function label( Field $field, Form $form ): string {
		return match ( self::variant( $field, $form ) ) {
			'outlined' => '<div class="notched-label"><div class="notched-label__leading"></div><div class="notched-label__notch">'
				. Html::label( $field, 'notched-label__label' )
				. '</div><div class="notched-label__filler"></div><div class="notched-label__trailing"></div></div>',
			'animated' => Html::label( $field, 'animated-label__label' ),
			'below'    => Html::label( $field, 'below-label__label' ),
			default    => Html::label( $field ),
		};
	}

	/** The style that changes the label's position: outlined, animated, below, or ''. */
	private static function variant( Field $field, Form $form ): string {
		return $field->field_type()->has_floating_label( $field ) ? $form->variant() : '';
	}
}
