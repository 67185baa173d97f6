<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Mail;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field_Value;

/**
 * The email's two bodies. Everything from the visitor is escaped.
 */
final class Mail_View {

	/**
	 * @param list<Field_Value> $field_values
	 * @param int               $feedback_id  The ID of the stored response, or 0.
	 */
	public static function html( Form $form, array $field_values, int $feedback_id ): string {
		$rows = '';
		foreach ( self::rows( $field_values ) as list( $label, $value ) ) {
			$rows .= sprintf(
				'<tr><th scope="row" style="text-align:start;vertical-align:top;padding:6px 16px 6px 0">%s</th><td style="padding:6px 0">%s</td></tr>',
				Verbatim::html( $label ),
				nl2br( Verbatim::html( $value ) )
			);
		}
		$links = array(
			sprintf( '<a href="%s">%s</a>', esc_url( $form->source->url() ), Verbatim::html( self::page( $form ) ) ),
		);
		if ( $feedback_id > 0 ) {
			$links[] = sprintf(
				'<a href="%s">%s</a>',
				esc_url( self::inbox( $feedback_id ) ),
				esc_html__( 'Open it in the inbox', 'slipstream' )
			);
		}
		return sprintf(
			'<!DOCTYPE html><html dir="%s"><head><meta charset="utf-8"><title>%s</title></head><body style="font-family:sans-serif;font-size:15px;line-height:1.5"><table role="presentation" style="border-collapse:collapse">%s</table><p>%s</p></body></html>',
			is_rtl() ? 'rtl' : 'ltr',
			Verbatim::html( Mailer::subject( $form, $field_values ) ),
			$rows,
			implode( '<br>', $links )
		);
	}

	/**
	 * @param list<Field_Value> $field_values
	 * @param int               $feedback_id  The ID of the stored response, or 0.
	 */
	public static function text( Form $form, array $field_values, int $feedback_id ): string {
		$text = '';
		foreach ( self::rows( $field_values ) as list( $label, $value ) ) {
			$text .= "$label:\n$value\n\n";
		}
		$text .= self::page( $form ) . "\n" . $form->source->url() . "\n";
		return $feedback_id > 0
			? $text . "\n" . __( 'Open it in the inbox', 'slipstream' ) . "\n" . self::inbox( $feedback_id ) . "\n"
			: $text;
	}

	/**
	 * @param list<Field_Value> $field_values
	 * @return list<array{string, string}>
	 */
	private static function rows( array $field_values ): array {
		return array_map(
			static fn ( Field_Value $field_value ): array => array(
				$field_value->field->plain_label(),
				'' === $field_value->display() ? '–' : $field_value->display(),
			),
			$field_values
		);
	}

	private static function page( Form $form ): string {
		/* translators: %s: a page's title. */
		return sprintf( __( 'Sent from “%s”', 'slipstream' ), $form->source->title() );
	}

	private static function inbox( int $feedback_id ): string {
		return admin_url( 'admin.php?page=slipstream-forms#/responses/' . $feedback_id );
	}
}
