<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use PHPMailer\PHPMailer\PHPMailer;
use Throwable;
use WP_Error;

/**
 * Hands one mail to the mail server, and notes how far it has come: plugins that send mail throw all kinds of things,
 * before the mail server has taken it or after.
 */
final class Hand_Over {

	/** Most seconds to wait for a mail server to connect, or for one of its answers. */
	private const SECONDS = 20;

	/** What is said where no service was reached: no such host, no connection, no certificate. */
	private const NOT_REACHED = '/cURL error (?:5|6|7|35|51|58|60)\b/';

	/** @var array{mixed, mixed}|null Subject and text as filters have left them; null before. */
	private ?array $text = null;

	/** What the mail server has said; null for nothing. */
	private ?Mail_Progress $answer = null;

	/** Whether plugins still change it. */
	private bool $is_in_work = false;

	/** Whether a service was asked to send it, and did not answer. */
	private bool $is_silent = false;

	/** @var array{int, int} The mailer's patience as it was, for connecting and for answers. */
	private array $patience = array( 0, 0 );

	/** Whether the mail server may have it. */
	private bool $has_begun = false;

	public function __construct( private Letter $letter ) {}

	/** @return Mail_Progress Sent, Failed for this time, or Unsure. */
	public function run(): Mail_Progress {
		$notes = array(
			array( 'wp_mail', $this->begin_work( ... ), PHP_INT_MIN ),
			array( 'wp_mail', $this->end_work( ... ), PHP_INT_MAX ),
			array( 'phpmailer_init', $this->name( ... ), PHP_INT_MIN ),
			array( 'phpmailer_init', $this->begin( ... ), PHP_INT_MAX ),
			array( 'http_response', $this->note_response( ... ), PHP_INT_MAX ),
			array( 'http_api_debug', $this->note_silence( ... ), PHP_INT_MIN ),
			array( 'wp_mail_succeeded', $this->note_success( ... ), PHP_INT_MIN ),
			array( 'wp_mail_failed', $this->note_failure( ... ), PHP_INT_MIN ),
			// Before plugins, which know better.
			array( 'wp_mail_from_name', $this->sender( ... ), PHP_INT_MIN ),
		);
		foreach ( $notes as list( $hook, $note, $priority ) ) {
			add_filter( $hook, $note, $priority );
		}
		try {
			$is_sent = wp_mail(
				$this->letter->recipient,
				$this->letter->subject,
				$this->letter->body,
				$this->letter->all_headers()
			);
			// What hears that it was refused may have sent it another way.
			return match ( true ) {
				$is_sent                                   => Mail_Progress::Sent,
				$this->is_silent && null === $this->answer => Mail_Progress::Unsure,
				default                                    => $this->answer ?? Mail_Progress::Failed,
			};
		} catch ( Throwable ) {
			return $this->answer ?? ( $this->has_begun ? Mail_Progress::Unsure : Mail_Progress::Failed );
		} finally {
			foreach ( $notes as list( $hook, $note, $priority ) ) {
				remove_filter( $hook, $note, $priority );
			}
			$this->forget_id();
		}
	}

	private function begin_work( mixed $mail ): mixed {
		$this->is_in_work = null === $this->text;
		return $mail;
	}

	private function end_work( mixed $mail ): mixed {
		$this->is_in_work = false;
		$this->text     ??= self::text_of( $mail );
		return $mail;
	}

	/** Whoever has the mail finds it here by that. */
	private function name( mixed $mailer ): void {
		$is_ours = ! $this->is_in_work && ! $this->has_begun;
		if ( $is_ours && $mailer instanceof PHPMailer ) {
			// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
			$mailer->MessageID = Mail::message_id( $this->letter->key );
			$mailer->AltBody   = $this->letter->plain;
			// phpcs:enable
		}
	}

	private function sender( mixed $name ): mixed {
		$is_ours = ! $this->is_in_work && ! $this->has_begun;
		return $is_ours && '' !== $this->letter->from_name ? $this->letter->from_name : $name;
	}

	/** WordPress keeps its mailer, and the next mail is another one. */
	private function forget_id(): void {
		$mailer = $GLOBALS['phpmailer'] ?? null;
		if ( $mailer instanceof PHPMailer ) {
			// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
			$mailer->MessageID = '';
			if ( $this->patience[0] > 0 ) {
				$mailer->Timeout                      = $this->patience[0];
				$mailer->getSMTPInstance()->Timelimit = $this->patience[1];
			}
			// phpcs:enable
		}
	}

	/** Nothing comes between this and the mail server. */
	private function begin( mixed $mailer ): void {
		if ( ! $this->has_begun && $mailer instanceof PHPMailer && 'smtp' === self::kind_of( $mailer ) ) {
			$this->limit_patience( $mailer );
		}
		$this->has_begun = true;
	}

	/** Its own is five minutes for each answer: a job would count as dead meanwhile. */
	private function limit_patience( PHPMailer $mailer ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		$server            = $mailer->getSMTPInstance();
		$this->patience    = array( $mailer->Timeout, $server->Timelimit );
		$mailer->Timeout   = min( $mailer->Timeout, self::SECONDS );
		$server->Timelimit = min( $server->Timelimit, self::SECONDS );
		// phpcs:enable
	}

	/** How a mailer sends. */
	private static function kind_of( PHPMailer $mailer ): string {
		return $mailer->Mailer; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
	}

	/** That a service did not answer, after it may have been asked. Where it was never reached, it was not. */
	private function note_silence( mixed $response ): void {
		if (
			! $this->is_in_work
			&& $response instanceof WP_Error
			&& 'http_request_failed' === $response->get_error_code()
			&& 1 !== preg_match( self::NOT_REACHED, $response->get_error_message() )
		) {
			$this->is_silent = true;
		}
	}

	/** Plugins that send instead of WordPress ask a service. What is asked before the mail is ready is not that. */
	private function note_response( mixed $response ): mixed {
		$code            = is_array( $response ) ? (int) wp_remote_retrieve_response_code( $response ) : 0;
		$this->has_begun = $this->has_begun || ( ! $this->is_in_work && $code >= 200 && $code < 300 );
		return $response;
	}

	private function note_success( mixed $mail ): void {
		if ( $this->is_ours( $mail ) ) {
			$this->answer = Mail_Progress::Sent;
		}
		// A plugin may have written it anew.
		$this->has_begun = true;
	}

	private function note_failure( mixed $error ): void {
		if ( null === $this->answer && $error instanceof WP_Error && $this->is_ours( $error->get_error_data() ) ) {
			$this->answer = self::is_lost() ? Mail_Progress::Unsure : Mail_Progress::Failed;
		}
	}

	/** Whether an SMTP server had the whole mail, and then did not say whether it takes it. */
	private static function is_lost(): bool {
		$mailer = $GLOBALS['phpmailer'] ?? null;
		if ( ! $mailer instanceof PHPMailer || 'smtp' !== self::kind_of( $mailer ) ) {
			return false;
		}
		$server = $mailer->getSMTPInstance();
		$error  = $server->getError();
		// A connection that is kept is reset after a failure, which fails too.
		$is_lost = 0 === (int) $error['smtp_code']
			&& in_array( $error['error'], array( 'DATA END command failed', 'RSET command failed' ), true );
		if ( $is_lost ) {
			// Else the next mail would wait for an answer to this one.
			$server->close();
		}
		return $is_lost;
	}

	private function is_ours( mixed $mail ): bool {
		return self::text_of( $mail ) === ( $this->text ?? array( $this->letter->subject, $this->letter->body ) );
	}

	/** @return array{mixed, mixed} */
	private static function text_of( mixed $mail ): array {
		return is_array( $mail ) ? array( $mail['subject'] ?? '', $mail['message'] ?? '' ) : array( '', '' );
	}
}
