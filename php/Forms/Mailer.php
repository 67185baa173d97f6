<?php
/**
 * Tells people of responses.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use PHPMailer\PHPMailer\PHPMailer;
use WP_Post;

/**
 * Sends a response by email, as HTML and as plain text. From the site itself; replies go to the visitor.
 */
final class Mailer {

	/**
	 * The subject of a response.
	 *
	 * @param Form $form The form.
	 */
	public static function subject( Form $form ): string {
		$own = self::line( $form->text( 'subject' ) );
		if ( '' !== $own ) {
			return $own;
		}
		/* translators: 1: the site's name, 2: a page's title. */
		return self::line( sprintf( __( '[%1$s] %2$s', 'slipstream' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), $form->text( 'formTitle' ) ?: $form->source->title() ) );
	}

	/**
	 * Sends a response.
	 *
	 * @param Form              $form        The form.
	 * @param list<Field_Value> $field_values     The values.
	 * @param int               $feedback_id The stored response, or 0.
	 * @return bool|null Whether the server took it; null where nobody is to be told.
	 */
	public function send( Form $form, array $field_values, int $feedback_id ): ?bool {
		$mail = array(
			'to'          => self::recipients( $form ),
			'subject'     => self::subject( $form ),
			'html'        => Mail_View::html( $form, $field_values, $feedback_id ),
			'text'        => Mail_View::text( $form, $field_values, $feedback_id ),
			'headers'     => array( 'Content-Type: text/html; charset=UTF-8', ...self::reply_to( $field_values ) ),
			'attachments' => $feedback_id > 0 ? array() : self::attachments( $field_values ),
		);
		/**
		 * Filters the email that tells of a response. An empty list of recipients sends none.
		 *
		 * @param array{to: list<string>, subject: string, html: string, text: string, headers: list<string>, attachments: array<string, string>} $mail The email.
		 * @param Form $form        The form.
		 * @param int  $feedback_id The stored response, or 0.
		 */
		$mail = (array) apply_filters( 'slipstream_form_mail', $mail, $form, $feedback_id );
		if ( ! $mail['to'] ) {
			return null;
		}
		$text  = (string) $mail['text'];
		$plain = static function ( PHPMailer $mailer ) use ( $text ): void {
			$mailer->AltBody = $text; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
		};
		add_action( 'phpmailer_init', $plain );
		try {
			return wp_mail( $mail['to'], $mail['subject'], $mail['html'], $mail['headers'], $mail['attachments'] );
		} catch ( \Throwable $error ) {
			// Whatever a mail plugin throws, the answer must not be lost.
			wp_trigger_error( __METHOD__, $error->getMessage() );
			return false;
		} finally {
			remove_action( 'phpmailer_init', $plain );
		}
	}

	/**
	 * Who is told.
	 *
	 * @param Form $form The form.
	 * @return list<string>
	 */
	private static function recipients( Form $form ): array {
		$wanted = (array) preg_split( '/[\s,;]+/', str_replace( array( '<', '>' ), ' ', $form->text( 'to' ) ) );
		foreach ( $form->items( 'notificationRecipients' ) as $recipient ) {
			$user     = is_numeric( $recipient ) ? get_userdata( (int) $recipient ) : false;
			$wanted[] = $user ? $user->user_email : ( is_string( $recipient ) ? $recipient : '' );
		}
		$valid = array_values( array_unique( array_filter( array_map( 'strval', $wanted ), static fn ( string $address ): bool => (bool) is_email( $address ) ) ) );
		if ( $valid ) {
			return array_slice( $valid, 0, 50 );
		}
		$post   = $form->source->post_id() > 0 ? get_post( $form->source->post_id() ) : null;
		$author = $post instanceof WP_Post ? get_userdata( (int) $post->post_author ) : false;
		return array( $author && is_email( $author->user_email ) ? $author->user_email : (string) get_option( 'admin_email' ) );
	}

	/**
	 * The header that leads replies to the visitor.
	 *
	 * @param list<Field_Value> $field_values The values.
	 * @return list<string>
	 */
	private static function reply_to( array $field_values ): array {
		$found = array(
			'name'  => '',
			'email' => '',
		);
		foreach ( $field_values as $field_value ) {
			$type = $field_value->field->type;
			if ( isset( $found[ $type ] ) && '' === $found[ $type ] ) {
				$found[ $type ] = self::line( $field_value->value );
			}
		}
		if ( ! is_email( $found['email'] ) ) {
			return array();
		}
		$name = trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}.\'-]+/u', ' ', $found['name'] ) );
		return array( 'Reply-To: ' . ( '' === $name ? '' : "\"$name\" " ) . '<' . sanitize_email( $found['email'] ) . '>' );
	}

	/**
	 * The files of a response that is not stored.
	 *
	 * @param list<Field_Value> $field_values The values.
	 * @return array<string, string> Paths by name.
	 */
	private static function attachments( array $field_values ): array {
		$files = array();
		foreach ( $field_values as $field_value ) {
			foreach ( $field_value->files as $file ) {
				$name = $file['name'];
				for ( $count = 2; isset( $files[ $name ] ); $count++ ) {
					$name = "$count-{$file['name']}";
				}
				$files[ $name ] = (string) File_Store::path( $file['folder'], $file['id'] );
			}
		}
		return $files;
	}

	/**
	 * A text on one line.
	 *
	 * @param string $text The text.
	 */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/[\p{C}\s]+/u', ' ', wp_strip_all_tags( $text ) ) );
	}
}
