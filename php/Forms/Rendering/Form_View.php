<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rendering;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Messages;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Protection\Spam_Check;
use Slipstream\Http\Bot_Trap;
use WP_HTML_Tag_Processor;

/**
 * The container, the errors, and everything around a form's content.
 */
final class Form_View {

	/** The value of the field `action`, which marks a request that sends a form. */
	public const ACTION = 'grunion-contact-form';

	public static function html( Form $form, string $body, string $token ): string {
		$has_files  = (bool) array_filter(
			$form->fields(),
			static fn ( Field $field ): bool => $field->field_type()->takes_files()
		);
		$has_layout = $form->has( 'layout' );
		$classes    = 'contact-form commentsblock jetpack-contact-form__form '
			. ( $has_layout ? 'has-jetpack-form-layout' : 'has-no-jetpack-form-layout' );

		list( $body, $inner ) = Inner_Forms::part(
			self::opened( $form, self::count_steps( $form, $body ) ),
			$form->id
		);
		$html                 = sprintf(
			'<form class="%s" action="%s" method="post" novalidate%s data-slipstream-form="%s" data-endpoint="%s">%s%s%s%s</form>',
			esc_attr( trim( $classes . ( '' === $form->variant() ? '' : ' is-style-' . $form->variant() ) ) ),
			esc_url( self::action( $form, $has_files ) ),
			$has_files ? ' enctype="multipart/form-data"' : '',
			self::without_shortcodes( esc_attr( Form_Messages::json( $form ) ) ),
			esc_url( rest_url( 'slipstream/v1/forms/submit' ) ),
			$body,
			self::has_submit( $body )
				? ''
				: '<p class="contact-submit"><button type="submit" class="pushbutton-wide wp-element-button">'
					. esc_html( self::submit_text( $form ) )
					. '</button></p>',
			self::honeypot( $form ),
			self::hidden( $form, $token )
		);
		return self::container(
			$form,
			self::without_shortcodes( self::errors( $form ) ) . $html . $inner,
			self::step_classes( $form, $body )
		);
	}

	/**
	 * A style hides later steps until the script starts, if a button leads to them. A class says so, because the page
	 * may show before that button loads.
	 */
	private static function step_classes( Form $form, string $body ): string {
		if ( 0 === $form->steps() ) {
			return '';
		}
		$tags = new WP_HTML_Tag_Processor( $body );
		while ( $tags->next_tag() ) {
			if ( 'next' === $tags->get_attribute( 'data-direction' ) ) {
				return 'is-multistep has-next-step';
			}
		}
		return 'is-multistep';
	}

	/** The error for a form that the page does not show. */
	public static function failed( Form $form ): string {
		return self::container( $form, self::without_shortcodes( self::errors( $form ) ), '' );
	}

	/** The container for a form or its replacement. */
	public static function container( Form $form, string $content, string $classes ): string {
		$align = $form->text( 'align' );
		$align = in_array( $align, array( 'wide', 'full' ), true ) ? "align$align" : '';
		return sprintf(
			'<div id="contact-form-%s" data-test="contact-form" class="%s">%s</div>',
			esc_attr( $form->id ),
			esc_attr(
				implode(
					' ',
					array_filter(
						array(
							'jetpack-contact-form-container',
							'wp-block-jetpack-contact-form-container',
							$classes,
							$align,
						)
					)
				)
			),
			$content
		);
	}

	/** HTML without shortcodes. WordPress later processes shortcodes in the whole page, even in a visitor's text. */
	public static function without_shortcodes( string $html ): string {
		return str_replace( '[', '&#91;', $html );
	}

	/** The replacement for a form that nobody can fill in here. */
	public static function link( string $id ): string {
		$url = get_permalink();
		return sprintf(
			'<p class="wp-block-jetpack-contact-form"><a href="%s" rel="noopener">%s</a></p>',
			esc_url( ( is_string( $url ) ? $url : home_url( '/' ) ) . '#contact-form-' . $id ),
			esc_html__( 'Fill in the form on the website', 'slipstream' )
		);
	}

	/** Whether the processor's current element submits the form. */
	public static function submits( WP_HTML_Tag_Processor $html ): bool {
		if ( null !== $html->get_attribute( 'form' ) ) {
			return false;
		}
		$type = $html->get_attribute( 'type' );
		$type = is_string( $type ) ? strtolower( $type ) : '';
		return 'BUTTON' === $html->get_tag()
			? ! in_array( $type, array( 'button', 'reset' ), true )
			: 'INPUT' === $html->get_tag() && in_array( $type, array( 'submit', 'image' ), true );
	}

	private static function has_submit( string $body ): bool {
		// Old forms have none, so there is nothing to process.
		if ( 1 !== preg_match( '~<button|submit|image~i', $body ) ) {
			return false;
		}
		$html = new WP_HTML_Tag_Processor( $body );
		while ( $html->next_tag() ) {
			if ( self::submits( $html ) ) {
				return true;
			}
		}
		return false;
	}

	private static function count_steps( Form $form, string $body ): string {
		if ( 0 === $form->steps() ) {
			return $body;
		}
		$html = new WP_HTML_Tag_Processor( $body );
		while ( $html->next_tag( array( 'class_name' => 'wp-block-jetpack-form-progress-indicator' ) ) ) {
			$html->set_attribute( 'data-steps', (string) $form->steps() );
			$html->set_attribute( 'aria-valuemax', (string) $form->steps() );
		}
		return $html->get_updated_html();
	}

	/** Opens the closed details elements in a form with errors, because any of them may contain the field to fix. */
	private static function opened( Form $form, string $body ): string {
		if ( ! $form->attempt->errors ) {
			return $body;
		}
		$html = new WP_HTML_Tag_Processor( $body );
		while ( $html->next_tag( array( 'tag_name' => 'details' ) ) ) {
			$html->set_attribute( 'open', true );
		}
		return $html->get_updated_html();
	}

	/** The button's label in old forms, which have no button block. */
	private static function submit_text( Form $form ): string {
		$text = $form->text( 'submitButtonText' ) ?: $form->text( 'submit_button_text' );
		return '' === $text ? __( 'Submit', 'slipstream' ) : wp_strip_all_tags( $text );
	}

	/**
	 * The URL that receives the form, without an earlier attempt's parameters. A form from another site in the network
	 * goes to that site.
	 *
	 * @param bool $has_files Whether the form has file fields. If the body is too large, PHP drops all fields, and only
	 *     the URL identifies the form.
	 */
	private static function action( Form $form, bool $has_files ): string {
		$url = remove_query_arg( Confirmation::ARGUMENTS, Form_Place::url() );
		if ( is_multisite() && ms_is_switched() ) {
			$url = $form->source->post_id() > 0 ? $form->source->url() : home_url( '/' );
		}
		return ( $has_files ? add_query_arg( 'contact-form-id', $form->id, $url ) : $url )
			. '#contact-form-'
			. $form->id;
	}

	private static function errors( Form $form ): string {
		if ( ! $form->attempt->errors ) {
			return '';
		}
		$items = '';
		foreach ( $form->attempt->errors as $id => $message ) {
			$field  = array_values(
				array_filter( $form->fields(), static fn ( Field $field ): bool => (string) $id === $field->id )
			)[0]
				?? null;
			$text   = Verbatim::html( $message );
			$items .= '<li class="form-error-message">'
				. ( $field ? sprintf( '<a href="#%s">%s</a>', esc_attr( $field->target_id() ), $text ) : $text )
				. '</li>';
		}
		return '<div class="form-error" role="alert" tabindex="-1"><h3>'
			. esc_html(
				$form->attempt->is_made() ? Form_Messages::not_sent() : __( 'The form was not sent.', 'slipstream' )
			)
			. '</h3><ul class="form-errors">'
			. $items
			. '</ul></div>';
	}

	private static function honeypot( Form $form ): string {
		return sprintf(
			'<div class="slipstream-form-note" aria-hidden="true" hidden>%s</div>',
			Bot_Trap::html( Spam_Check::honeypot_name( $form ) )
		);
	}

	private static function hidden( Form $form, string $token ): string {
		$values = array( Form_Token::FIELD => $token );
		if ( is_user_logged_in() ) {
			$values['_wpnonce'] = wp_create_nonce( self::nonce_action( $form->id ) );
		}
		if ( $form->is( 'hasFormSettingsSet' ) || $form->is( 'has_form_settings_set' ) ) {
			$values['is_block'] = '1';
		}
		$values += array(
			'contact-form-id'   => $form->id,
			'action'            => self::ACTION,
			'contact-form-hash' => $form->hash,
		);
		if ( '' !== $form->attempt->nonce() ) {
			// Sending it again from here is the same submission.
			$values[ Submission_Attempt::NONCE_FIELD ] = $form->attempt->nonce();
		}
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		return $html;
	}

	/** The nonce action of a logged-in visitor. */
	public static function nonce_action( string $form_id ): string {
		return 'contact-form_' . $form_id;
	}
}
