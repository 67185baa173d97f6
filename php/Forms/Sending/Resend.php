<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Closure;
use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Finder;
use Slipstream\Forms\Definition\Form_Source;
use Slipstream\Forms\Fields\Block_Style;
use Slipstream\Forms\Fields\Verbatim;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Forms\Mail\Mailer;

/**
 * Resends a stored response's email. The current form decides who gets it, by the same rules as the first time.
 */
final class Resend {

	/** Meta: the form's location and hash. */
	private const SOURCE = '_slipstream_form_source';

	/**
	 * @param Closure(Form, list<Field_Value>, int): (string|null) $send Sends the email. Returns '' if the mail server
	 *     accepted it, or else the error; null if there are no recipients.
	 */
	public function __construct( private Form_Finder $finder, private Closure $send ) {}

	/**
	 * Sends the email and records the result.
	 *
	 * @return bool Whether there are recipients.
	 */
	public function send( Feedback $feedback ): bool {
		$id = $feedback->post->ID;
		Feedback_Writer::note( $id, 'pending', time() );
		$reason = ( $this->send )( $this->form( $feedback ), self::field_values( $feedback ), $id );
		if ( null === $reason ) {
			Feedback_Writer::note(
				$id,
				'failed',
				time(),
				__( 'There is no email address to send it to.', 'slipstream' )
			);
			return false;
		}
		Feedback_Writer::note( $id, '' === $reason ? 'sent' : 'failed', time(), $reason );
		return true;
	}

	/**
	 * The form that a response came from. A deleted form has no recipients, so its page's author or the administrator
	 * gets the email.
	 */
	private function form( Feedback $feedback ): Form {
		$page_id             = (int) $feedback->text( 'source_id' ) ?: $feedback->post->post_parent;
		$url                 = $feedback->text( 'request_url' );
		$path                = str_starts_with( $url, home_url( '/' ) ) ? substr( $url, strlen( home_url() ) ) : '/';
		list( $block, $own ) = $this->stored_form( $feedback ) ?? $this->find( $feedback->text( 'form_id' ), $page_id );
		$settings            = array_filter(
			array(
				Mailer::SUBJECT => $feedback->text( 'subject' ),
				'formTitle'     => $feedback->text( 'form_title' ),
			)
		);
		return new Form(
			$feedback->text( 'form_id' ),
			$block ? Form_Finder::hash( $block ) : '',
			$settings + ( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() ),
			new Form_Source( $own['kind'], $own['id'], $page_id, $path )
		);
	}

	/**
	 * Records where a response's form is. Runs after a form is sent.
	 *
	 * @param int $id The response's ID, or 0.
	 */
	public static function note_source( int $id, Form $form ): void {
		if ( $id > 0 && 'inline' !== $form->source->kind ) {
			update_post_meta( $id, self::SOURCE, array( $form->source->kind, $form->source->id, $form->hash ) );
		}
	}

	/**
	 * @return array{array<string, mixed>, array{kind: string, id: string}}|null Null if there was none, or if it was
	 *     changed and could be one of several.
	 */
	private function stored_form( Feedback $feedback ): ?array {
		$noted = get_post_meta( $feedback->post->ID, self::SOURCE, true );
		if ( ! is_array( $noted ) || 3 !== count( array_filter( $noted, 'is_string' ) ) ) {
			return null;
		}
		list( $kind, $place, $hash ) = array_values( $noted );
		$forms                       = $this->finder->forms( $kind, $place );
		$at                          = $this->finder->ordinal( $kind, $place, $hash )
			?? ( 1 === count( $forms ) ? 0 : null );
		return null === $at ? null : array(
			$forms[ $at ],
			array(
				'kind' => $kind,
				'id'   => $place,
			),
		);
	}

	/**
	 * Finds a form by its ID: 12 is the first on page 12, 12-2 the second, widget-block-3 a widget's form.
	 *
	 * @param int $page_id The page that showed it, or 0.
	 * @return array{array<string, mixed>, array{kind: string, id: string}} Its block, which is empty if it does not
	 *     exist, and its location.
	 */
	private function find( string $form_id, int $page_id ): array {
		$kind  = str_starts_with( $form_id, 'widget-' ) ? 'widget' : 'post';
		$place = 'widget' === $kind ? substr( $form_id, strlen( 'widget-' ) ) : (string) $page_id;
		preg_match(
			'/^' . preg_quote( 'widget' === $kind ? $form_id : $place, '/' ) . '(?:-(\d+))?$/D',
			$form_id,
			$found
		);
		$block = $found ? $this->finder->forms( $kind, $place )[ (int) ( $found[1] ?? 1 ) - 1 ] ?? array() : array();
		$ref   = is_numeric( $block['attrs']['ref'] ?? null ) ? (string) (int) $block['attrs']['ref'] : '';
		if ( '' !== $ref ) {
			// The settings of the form's own author, no matter who shows it.
			list( $kind, $place, $block ) = array( 'form', $ref, $this->finder->forms( 'form', $ref )[0] ?? array() );
		}
		return array(
			$block,
			array(
				'kind' => $block || $page_id > 0 ? $kind : 'inline',
				'id'   => $place,
			),
		);
	}

	/**
	 * The answers for the email. Names and addresses keep their type, because replies go to them.
	 *
	 * @return list<Field_Value>
	 */
	private static function field_values( Feedback $feedback ): array {
		$field_values = array();
		foreach ( $feedback->fields() as $at => $field ) {
			$type           = in_array( $field['type'], array( 'name', 'email' ), true ) ? $field['type'] : 'textarea';
			$label          = Verbatim::html( '' === $field['label'] ? $field['key'] : $field['label'] );
			$none           = new Block_Style();
			$field_values[] = new Field_Value(
				new Field(
					$type,
					$field['id'] ?: "f$at",
					"f$at",
					$label,
					true,
					false,
					'',
					'',
					'',
					array(),
					'100',
					array(),
					'',
					array(),
					$none,
					$none,
					$none
				),
				$field['display']
			);
		}
		return $field_values;
	}
}
