<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Hub\Database\Secret;
use Slipstream\Support\Clock;

/**
 * Reads and changes the requests' table: pushed authorization requests (RFC 9126) become codes when their user
 * consents. Each is answered once and each code is exchanged once, however many come at the same moment: the statement
 * that takes it is the one that counts.
 */
final class Consent_Requests {

	/** Seconds that a request, and then its code, is good for. */
	public const LIFE = 600;

	private const PREFIX = 'urn:ietf:params:oauth:request_uri:';

	public function __construct( private Hub_Database $database, private Clock $clock ) {}

	/**
	 * @param array<string, string|int> $values Its columns.
	 * @return string Its name for the browser.
	 * @throws Request_Error If the database fails.
	 */
	public function push( array $values ): string {
		$token = Secret::token();
		$this->database->add(
			Hub_Tables::TABLE_REQUESTS,
			array(
				'request_hash' => Secret::hash( $token ),
				'expires'      => $this->clock->now() + self::LIFE,
			) + $values
		);
		return self::PREFIX . $token;
	}

	/**
	 * A request that waits for an answer; null if there is none of that name for the site.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function waiting( #[SensitiveParameter] string $request_uri, int $site_id ): ?Consent_Request {
		return $this->named( $request_uri, $site_id, 'code_hash IS NULL' );
	}

	/**
	 * A request that was answered, until its code would have expired; null if there is none of that name for the site.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function answered( #[SensitiveParameter] string $request_uri, int $site_id ): ?Consent_Request {
		return $this->named( $request_uri, $site_id, 'code_hash IS NOT NULL' );
	}

	private function named( #[SensitiveParameter] string $request_uri, int $site_id, string $which ): ?Consent_Request {
		$token = str_starts_with( $request_uri, self::PREFIX ) ? substr( $request_uri, strlen( self::PREFIX ) ) : '';
		$row   = $this->database->row(
			"SELECT * FROM %i WHERE request_hash = %s AND site_id = %d AND $which AND expires > %d",
			$this->table(),
			Secret::hash( $token ),
			$site_id,
			$this->clock->now()
		);
		return null === $row ? null : Consent_Request::of( $row );
	}

	/**
	 * Notes a code that is about to be mailed. The one before stays good until drop_kept(). Of two at the same moment
	 * one is noted.
	 *
	 * @param Consent_Request $request As it was read: it has the code before.
	 * @return bool False if another was noted, or the request was answered, meanwhile.
	 * @throws Request_Error If the database fails.
	 */
	public function mailing( Consent_Request $request, string $email, string $code_hash, int $expires ): bool {
		// One that was kept is of a mailing that broke off: what it was to replace has never been mailed.
		$kept = '' !== $request->kept_code
			? array( $request->kept_email, $request->kept_code, $request->kept_expires )
			: array( $request->email, $request->email_code, $request->email_expires );
		return 1 === $this->database->change(
			'UPDATE %i SET email = %s, email_code = %s, email_expires = %d, kept_email = %s, kept_code = %s, kept_expires = %d WHERE id = %d AND email_code = %s AND code_hash IS NULL',
			$this->table(),
			$email,
			$code_hash,
			$expires,
			...$kept,
			...array( $request->id, $request->email_code )
		);
	}

	/**
	 * Voids the code before one that was mailed.
	 *
	 * @throws Request_Error If the database fails: then both are good.
	 */
	public function drop_kept( int $id, string $code_hash ): void {
		$this->database->change(
			"UPDATE %i SET kept_email = '', kept_code = '', kept_expires = 0 WHERE id = %d AND email_code = %s",
			$this->table(),
			$id,
			$code_hash
		);
	}

	/**
	 * Takes back a code that could not be mailed.
	 *
	 * @param Consent_Request $request As it was with the code before.
	 * @throws Request_Error If the database fails: then the one before is good all the same.
	 */
	public function not_mailed( Consent_Request $request, string $code_hash ): void {
		$this->database->change(
			'UPDATE %i SET email = %s, email_code = %s, email_expires = %d, kept_email = %s, kept_code = %s, kept_expires = %d WHERE id = %d AND email_code = %s',
			$this->table(),
			$request->email,
			$request->email_code,
			$request->email_expires,
			$request->kept_email,
			$request->kept_code,
			$request->kept_expires,
			$request->id,
			$code_hash
		);
	}

	/**
	 * Answers a request with a code for the site.
	 *
	 * @return bool False if it was answered before.
	 * @throws Request_Error If the database fails.
	 */
	public function approve( int $id, int $account_id, bool $is_email_shared, #[SensitiveParameter] string $code ): bool {
		return $this->close( $id, $account_id, $is_email_shared, $code );
	}

	/**
	 * Answers a request with a refusal. It is kept for as long as a code would be good, so that the same answer can
	 * come twice.
	 *
	 * @param string $code What the refusal is recognized by. It stands for nobody.
	 * @return bool False if it was answered before.
	 * @throws Request_Error If the database fails.
	 */
	public function deny( int $id, #[SensitiveParameter] string $code ): bool {
		return $this->close( $id, 0, false, $code );
	}

	private function close( int $id, int $account_id, bool $is_email_shared, #[SensitiveParameter] string $code ): bool {
		$now = $this->clock->now();
		return 1 === $this->database->change(
			"UPDATE %i SET code_hash = %s, account_id = %d, is_email_shared = %d, email = '', email_code = '', kept_email = '', kept_code = '', expires = %d WHERE id = %d AND code_hash IS NULL AND expires > %d",
			$this->table(),
			Secret::hash( $code ),
			$account_id,
			(int) $is_email_shared,
			$now + self::LIFE,
			$id,
			$now
		);
	}

	/**
	 * Takes the request of a code. Who gets it has used the code up; the row stays, so that a browser which sends the
	 * answer again is led the same way.
	 *
	 * @throws Request_Error If the code is not good for that, or not any more, or the database fails.
	 */
	public function exchange( #[SensitiveParameter] string $code, int $site_id, string $redirect_uri ): Consent_Request {
		$hash = Secret::hash( $code );
		$row  = $this->database->row(
			'SELECT * FROM %i WHERE code_hash = %s AND site_id = %d AND account_id > 0 AND expires > %d',
			$this->table(),
			$hash,
			$site_id,
			$this->clock->now()
		);
		if (
			null === $row
			|| ! hash_equals( (string) $row->redirect_uri, $redirect_uri )
			|| 1 !== $this->database->change(
				'UPDATE %i SET account_id = 0 WHERE id = %d AND code_hash = %s AND account_id > 0',
				$this->table(),
				(int) $row->id,
				$hash
			)
		) {
			throw new Request_Error(
				'invalid_grant',
				__( 'This code is invalid or has expired. Please connect again.', 'slipstream' ),
				400
			);
		}
		return Consent_Request::of( $row );
	}

	/**
	 * Removes requests of the past.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function clean(): void {
		$this->database->change( 'DELETE FROM %i WHERE expires <= %d', $this->table(), $this->clock->now() );
	}

	private function table(): string {
		return $this->database->table( Hub_Tables::TABLE_REQUESTS );
	}
}
