<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rendering;

use Slipstream\Forms\Definition\Form;
use Slipstream\Support\Sealed_Data;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field_Type_Registry;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\File_Validator;
use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Support\Clock;

/**
 * Thanks the visitor, with a summary that nobody else can see: the URL has a signed token that is valid for an hour.
 */
final class Confirmation {

	public const ARGUMENTS = array( 'contact-form-id', 'contact-form-sent', 'contact-form-hash', '_wpnonce' );

	private const LIFETIME = 3600;

	public function __construct( private Feedback_Store $store, private Clock $clock ) {}

	/**
	 * The response for a script.
	 *
	 * @param list<Field_Value> $field_values The visitor's values.
	 * @return array{success: true, heading: string, message: string, redirect: string, go_back: bool, summary: list<array{label: string, value: string, type: string}>}
	 */
	public function answer( Form $form, array $field_values ): array {
		return array(
			'success'  => true,
			'heading'  => self::heading( $form ),
			'message'  => self::message( $form ),
			'redirect' => self::redirect( $form ),
			'go_back'  => ! $form->is( 'disableGoBack' ),
			'summary'  => self::has_summary( $form ) ? self::summary( $field_values ) : array(),
		);
	}

	/**
	 * The redirect URL without a script.
	 *
	 * @param int $feedback_id The ID of the stored response, or 0.
	 */
	public function address( Form $form, int $feedback_id, string $url ): string {
		$redirect = self::redirect( $form );
		if ( '' !== $redirect ) {
			return $redirect;
		}
		$expires = $this->clock->now() + self::LIFETIME;
		return add_query_arg(
			array(
				'contact-form-id'   => $form->id,
				'contact-form-sent' => $feedback_id,
				'contact-form-hash' => $form->hash,
				'_wpnonce'          => $expires . '-' . self::sign( $form, $form->id, $feedback_id, $expires ),
			),
			remove_query_arg( self::ARGUMENTS, $url )
		) . '#contact-form-' . $form->id;
	}

	/**
	 * The HTML to show instead of a form that this visitor has just sent; null if it was not sent.
	 *
	 * @param bool $is_only Whether no other form in its place is identical. If so, that is enough to recognize it,
	 *     because forms before it change its ID.
	 */
	public function shown( Form $form, bool $is_only = false ): ?string {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- The mark in _wpnonce is checked below; the values are only compared.
		$given = static fn ( string $name ): string => isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] )
			? wp_unslash( $_GET[ $name ] )
			: '';
		// phpcs:enable
		$sent = $given( 'contact-form-id' );
		if (
			( $sent !== $form->id && ! $is_only )
			|| $given( 'contact-form-hash' ) !== $form->hash
			|| ! ctype_digit( $given( 'contact-form-sent' ) )
		) {
			return null;
		}
		$id    = (int) $given( 'contact-form-sent' );
		$parts = explode( '-', $given( '_wpnonce' ), 2 );
		if (
			! ctype_digit( $parts[0] )
			|| (int) $parts[0] < $this->clock->now()
			|| ! hash_equals( self::sign( $form, $sent, $id, (int) $parts[0] ), $parts[1] ?? '' )
		) {
			return null;
		}
		$stored  = self::has_summary( $form ) && $id > 0 ? $this->store->find( $id ) : null;
		$stored  = null !== $stored && self::is_of( $form, $sent, $stored ) ? $stored : null;
		$summary = '';
		foreach ( null === $stored ? array() : $stored->fields() as $field ) {
			if ( Field_Type_Registry::get( $field['type'] )->is_hidden() || '' === $field['display'] ) {
				continue;
			}
			$summary .= sprintf(
				'<div><dt>%s</dt><dd>%s</dd></div>',
				Verbatim::html( $field['label'] ),
				nl2br( Verbatim::html( self::shown_value( $field['type'], $field['display'] ) ) )
			);
		}
		$message = self::message( $form );
		return '<div class="contact-form-submission contact-form-ajax-submission" role="status" tabindex="-1"><h4>' . Verbatim::html( self::heading( $form ) ) . '</h4>'
			. ( '' === $message ? '' : '<p class="contact-form-submission__message">' . nl2br(
				Verbatim::html( $message )
			) . '</p>' )
			. ( '' === $summary ? '' : '<dl class="contact-form-submission__summary">' . $summary . '</dl>' )
			. ( $form->is( 'disableGoBack' ) ? '' : sprintf(
				'<p class="go-back-message"><a class="link" href="%s">%s</a></p>',
				esc_url( remove_query_arg( self::ARGUMENTS, Form_Place::url() ) . '#contact-form-' . $form->id ),
				esc_html__( 'Go back', 'slipstream' )
			) )
			. '</div>';
	}

	private static function is_of( Form $form, string $sent, Feedback $feedback ): bool {
		return $feedback->text( 'form_id' ) === $sent && $feedback->post->post_parent === $form->source->post_id();
	}

	private static function heading( Form $form ): string {
		$text = wp_strip_all_tags( $form->text( 'customThankyouHeading' ) );
		return '' === $text
			? __( 'Thank you for your response.', 'slipstream' )
			: html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	private static function message( Form $form ): string {
		return 'message' === $form->text( 'customThankyou' )
			? html_entity_decode(
				wp_strip_all_tags( $form->text( 'customThankyouMessage' ) ),
				ENT_QUOTES | ENT_HTML5,
				'UTF-8'
			)
			: '';
	}

	/** The author's redirect URL, or ''. */
	private static function redirect( Form $form ): string {
		$wanted = 'redirect' === $form->text( 'customThankyou' ) || 'redirect' === $form->text( 'confirmationType' );
		return $wanted ? esc_url_raw( $form->text( 'customThankyouRedirect' ), array( 'http', 'https' ) ) : '';
	}

	private static function has_summary( Form $form ): bool {
		return '' === $form->text( 'customThankyou' ) && ! $form->is( 'disableSummary' );
	}

	/**
	 * @param list<Field_Value> $field_values
	 * @return list<array{label: string, value: string, type: string}>
	 */
	private static function summary( array $field_values ): array {
		$summary = array();
		foreach ( $field_values as $field_value ) {
			if ( ! $field_value->field->field_type()->is_hidden() && '' !== $field_value->display() ) {
				$summary[] = array(
					'label' => $field_value->field->plain_label(),
					'value' => self::shown_value( $field_value->field->type, $field_value->display() ),
					'type'  => $field_value->field->type,
				);
			}
		}
		return $summary;
	}

	/** A value to show in the summary. Long file names, which contain no commas, are shortened. */
	private static function shown_value( string $type, string $display ): string {
		return Field_Type_Registry::get( $type )->takes_files()
			? implode( ', ', array_map( array( File_Validator::class, 'short_name' ), explode( ', ', $display ) ) )
			: $display;
	}

	/** @param int    $feedback_id The ID of the stored response, or 0. */
	private static function sign( Form $form, string $sent, int $feedback_id, int $expires ): string {
		return wp_hash(
			implode(
				'|',
				array(
					'slipstream-form',
					Sealed_Data::site(),
					$form->source->kind,
					$form->source->id,
					$sent,
					$form->hash,
					$feedback_id,
					$expires,
				)
			),
			'nonce'
		);
	}
}
