<?php

declare( strict_types=1 );

namespace Slipstream\Mail;

use Slipstream\Http\Request_Error;
use Slipstream\Settings\Option_Field;
use Slipstream\Settings\Stored_Value;
use Throwable;
use WP_Error;

/**
 * What is known of the site's email: the last test, and the last failure since an email was taken. WordPress only knows
 * whether the mail server took an email; whether it arrived, a person says.
 *
 * @phpstan-type Test array{at: int, to: string, problem: string, answer: string}
 * @phpstan-type Failure array{at: int, problem: string}
 */
final class Mail_State {

	public const OPTION = 'slipstream_mail';

	/** Seconds in which the same failure is not stored again. */
	private const PAUSE = 60;

	private const LONGEST = 300;

	/**
	 * The last test.
	 *
	 * @return Test|null Null if there was none.
	 */
	public function test(): ?array {
		return self::as_test( self::fields()['test'] ?? null );
	}

	/** @return Test|null */
	private static function as_test( mixed $test ): ?array {
		return is_array( $test ) && isset( $test['at'], $test['user'], $test['problem'], $test['answer'] ) ? array(
			'at'      => (int) $test['at'],
			'to'      => self::address( (int) $test['user'] ),
			'problem' => (string) $test['problem'],
			'answer'  => (string) $test['answer'],
		) : null;
	}

	/**
	 * The last failure.
	 *
	 * @return Failure|null Null if the mail server has taken an email since, or never refused one.
	 */
	public function failure(): ?array {
		$failure = self::fields()['failure'] ?? null;
		return is_array( $failure ) && isset( $failure['at'], $failure['problem'] ) ? array(
			'at'      => (int) $failure['at'],
			'problem' => (string) $failure['problem'],
		) : null;
	}

	/**
	 * Remembers a test.
	 *
	 * @param int    $user_id Who asked for it. Their address is not stored.
	 * @param string $problem Why the mail server did not take it; '' if it did.
	 * @return Test
	 * @throws Request_Error If the write fails.
	 */
	public function add_test( int $at, int $user_id, string $problem ): array {
		$test = array(
			'at'      => $at,
			'user'    => $user_id,
			'problem' => $problem,
			'answer'  => '',
		);
		Stored_Value::put_field( self::OPTION, 'test', $test );
		return array(
			'at'      => $at,
			'to'      => self::address( $user_id ),
			'problem' => $problem,
			'answer'  => '',
		);
	}

	/** The address of a user; '' if they are gone. */
	private static function address( int $user_id ): string {
		$user = get_userdata( $user_id );
		return $user ? $user->user_email : '';
	}

	/**
	 * Remembers whether a test arrived.
	 *
	 * @return Test
	 * @throws Request_Error If there is no such test any more, or the write fails.
	 */
	public function answer( int $at, bool $has_arrived ): array {
		$answered = null;
		$stored   = Option_Field::change(
			self::OPTION,
			static function ( array $fields ) use ( $at, $has_arrived, &$answered ): array {
				$answered = null;
				$test     = $fields['test'] ?? null;
				if ( is_array( $test ) && ( $test['at'] ?? null ) === $at && '' === ( $test['problem'] ?? null ) ) {
					$fields['test']['answer'] = $has_arrived ? 'yes' : 'no';
					$answered                 = self::as_test( $fields['test'] );
				}
				return $fields;
			}
		);
		if ( ! $stored ) {
			throw Request_Error::not_stored();
		}
		if ( null === $answered ) {
			throw new Request_Error(
				'test_mail_unknown',
				__( 'A newer test email was sent. Reload the page to answer for that one.', 'slipstream' ),
				409
			);
		}
		return $answered;
	}

	/** Remembers that an email was not taken. Runs on wp_mail_failed. */
	public function failed( mixed $error, int $now ): void {
		$problem = self::reason( $error );
		$known   = $this->failure();
		if ( null === $known || $known['problem'] !== $problem || abs( $now - $known['at'] ) > self::PAUSE ) {
			Option_Field::set(
				self::OPTION,
				'failure',
				array(
					'at'      => $now,
					'problem' => $problem,
				)
			);
		}
	}

	/** Forgets the last failure: an email was taken. Runs on wp_mail_succeeded. */
	public function succeeded(): void {
		if ( null !== $this->failure() ) {
			Option_Field::set( self::OPTION, 'failure', null );
		}
	}

	/** Why an email was not taken, in a sentence: plugins give all kinds of things. */
	public static function reason( mixed $error ): string {
		$message = match ( true ) {
			$error instanceof WP_Error => $error->get_error_message(),
			$error instanceof Throwable => $error->getMessage(),
			default => '',
		};
		$line = self::sentence( $message );
		return '' === $line ? self::no_reason() : $line;
	}

	public static function no_reason(): string {
		return __( 'WordPress could not send the email and gave no reason.', 'slipstream' );
	}

	/** What a mail server says, on one line and without the addresses of people: the health report has it too. */
	public static function sentence( string $text ): string {
		$line = trim( (string) preg_replace( '/[\p{C}\s]+/u', ' ', wp_strip_all_tags( mb_scrub( $text, 'UTF-8' ) ) ) );
		$line = (string) preg_replace( '/[^\s<>",;:()@]+@[^\s<>",;:()@]+/u', '…', $line );
		return mb_substr( $line, 0, self::LONGEST );
	}

	/** @return array<mixed> */
	private static function fields(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? $stored : array();
	}
}
