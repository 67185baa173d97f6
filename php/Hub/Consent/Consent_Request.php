<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Consent;

use Slipstream\Hub\Database\Secret;
use stdClass;

/**
 * A row of the requests' table.
 */
final class Consent_Request {

	/**
	 * @param string $redirect_uri Where the browser goes afterwards.
	 * @param string $email        Where a code was mailed; '' for nowhere.
	 * @param string $kept_email   Where the code before was mailed, until the new one is on its way; '' for nowhere.
	 * @param int    $account_id   Whom its code stands for; 0 if there is none, or it is used up.
	 * @param string $code_hash    Of the code that its answer made; '' while it waits.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly int $user_id,
		public readonly string $role,
		public readonly string $display_name,
		public readonly string $redirect_uri,
		public readonly string $state,
		public readonly string $source,
		public readonly bool $is_owner,
		public readonly string $email,
		public readonly string $email_code,
		public readonly int $email_expires,
		public readonly string $kept_email,
		public readonly string $kept_code,
		public readonly int $kept_expires,
		public readonly int $account_id,
		public readonly bool $is_email_shared,
		public readonly string $code_hash
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(int) $row->site_id,
			(int) $row->user_id,
			(string) $row->role,
			(string) $row->display_name,
			(string) $row->redirect_uri,
			(string) $row->state,
			(string) $row->source,
			1 === (int) $row->is_owner,
			(string) $row->email,
			(string) $row->email_code,
			(int) $row->email_expires,
			(string) $row->kept_email,
			(string) $row->kept_code,
			(int) $row->kept_expires,
			(int) $row->account_id,
			1 === (int) $row->is_email_shared,
			(string) $row->code_hash
		);
	}

	/** Which code was mailed last, for a form to say that it was made after that; '' for none. */
	public function mailed(): string {
		return '' === $this->email_code ? '' : substr( Secret::hash( $this->email_code ), 0, 16 );
	}

	/**
	 * Where the browser goes with an answer.
	 *
	 * @param array<string, string> $answer What it takes along besides the state.
	 */
	public function answer( array $answer ): string {
		return add_query_arg(
			array_map( 'rawurlencode', $answer + array( 'state' => $this->state ) ),
			$this->redirect_uri
		);
	}
}
