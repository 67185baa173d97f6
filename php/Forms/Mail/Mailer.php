<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Fields\Field_Value;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Protection\Rate_Limiter;
use WP_Error;

/**
 * Sends a response by email, as HTML and plain text. The site is the sender; replies go to the visitor.
 */
final class Mailer {

	/** The original subject, in a form's settings. */
	public const SUBJECT = 'sentSubject';

	/** The most characters of an answer that a subject can contain. */
	private const LONGEST_ANSWER = 200;

	public function __construct( private Rate_Limiter $limit ) {}

	/**
	 * A response's subject. {Name} in the author's text becomes the answer to the field with that label.
	 *
	 * @param list<Field_Value> $field_values
	 */
	public static function subject( Form $form, array $field_values ): string {
		$done = self::line( $form->text( self::SUBJECT ) );
		$own  = self::line( $form->text( 'subject' ) );
		if ( '' !== $done ) {
			return $done;
		}
		if ( '' !== $own ) {
			return self::filled_in( $own, $field_values );
		}
		return self::line(
			sprintf(
				/* translators: 1: the site's name, 2: a page's title. */
				__( '[%1$s] %2$s', 'slipstream' ),
				wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				$form->text( 'formTitle' ) ?: $form->source->title()
			)
		);
	}

	/**
	 * A subject on one line, with answers instead of their labels. It replaces labels only once, so braces in an answer
	 * have no effect.
	 *
	 * @param list<Field_Value> $field_values
	 */
	private static function filled_in( string $subject, array $field_values ): string {
		$answers = array();
		foreach ( $field_values as $field_value ) {
			$label  = $field_value->field->plain_label();
			$answer = mb_substr( self::on_one_line( $field_value->display() ), 0, self::LONGEST_ANSWER );
			// WordPress may have stored the text as HTML.
			$answers += array(
				"{{$label}}"                   => $answer,
				'{' . esc_html( $label ) . '}' => $answer,
			);
		}
		return self::on_one_line( $answers ? strtr( $subject, $answers ) : $subject );
	}

	/**
	 * @param list<Field_Value> $field_values
	 * @param int               $feedback_id  The ID of the stored response, or 0.
	 * @return string|null '' if the mail server accepted it, or else the error; null if there are no recipients.
	 */
	public function send( Form $form, array $field_values, int $feedback_id ): ?string {
		$mail = array(
			'to'          => Recipients::of( $form ),
			'subject'     => self::subject( $form, $field_values ),
			'html'        => Mail_View::html( $form, $field_values, $feedback_id ),
			'text'        => Mail_View::text( $form, $field_values, $feedback_id ),
			'headers'     => array( 'Content-Type: text/html; charset=UTF-8', ...self::reply_to( $field_values ) ),
			'attachments' => $feedback_id > 0 ? array() : self::attachments( $field_values ),
		);
		/**
		 * Filters the notification email. If the list of recipients is empty, no email is sent.
		 *
		 * @since 0.1.0
		 *
		 * @param array{to: list<string>, subject: string, html: string, text: string, headers: list<string>, attachments: array<string, string>} $mail The email.
		 * @param Form $form        The form.
		 * @param int  $feedback_id The ID of the stored response, or 0.
		 */
		$mail = (array) apply_filters( 'slipstream_form_mail', $mail, $form, $feedback_id );
		if ( ! $mail['to'] ) {
			return null;
		}
		if ( ! $this->limit->allows_mail( count( (array) $mail['to'] ) ) ) {
			/* translators: %s: a number. */
			return sprintf( __( 'This site’s forms have reached their limit of %s email addresses per hour.', 'slipstream' ), number_format_i18n( $this->limit->mail_limit() ) );
		}
		return self::send_mail( $mail );
	}

	/**
	 * @param array<string, mixed> $mail The email.
	 * @return string '' if the mail server accepted it, or else the error.
	 */
	private static function send_mail( array $mail ): string {
		$reason = __( 'The mail server rejected the email.', 'slipstream' );
		$plain  = static function ( PHPMailer $mailer ) use ( $mail ): void {
			$mailer->AltBody = (string) $mail['text']; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
		};
		$note   = static function ( WP_Error $error ) use ( &$reason ): void {
			$reason = self::line( $error->get_error_message() ) ?: $reason;
		};
		add_action( 'phpmailer_init', $plain );
		add_action( 'wp_mail_failed', $note );
		try {
			return wp_mail( $mail['to'], $mail['subject'], $mail['html'], $mail['headers'], $mail['attachments'] )
				? ''
				: $reason;
		} catch ( \Throwable $error ) {
			// No error in a mail plugin may lose the response.
			wp_trigger_error( __METHOD__, $error->getMessage() );
			return self::line( $error->getMessage() ) ?: $reason;
		} finally {
			remove_action( 'phpmailer_init', $plain );
			remove_action( 'wp_mail_failed', $note );
		}
	}

	/**
	 * @param list<Field_Value> $field_values
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
		// Without quotes, which WordPress would treat as part of the name, and without commas, which would separate two
		// addresses.
		$name = trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}.\'-]+/u', ' ', $found['name'] ) );
		return array( 'Reply-To: ' . ( '' === $name ? '' : "$name " ) . '<' . sanitize_email( $found['email'] ) . '>' );
	}

	/**
	 * @param list<Field_Value> $field_values
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

	private static function line( string $text ): string {
		return self::on_one_line( wp_strip_all_tags( $text ) );
	}

	private static function on_one_line( string $text ): string {
		return trim( (string) preg_replace( '/[\p{C}\s]+/u', ' ', $text ) );
	}
}
