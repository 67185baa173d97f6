<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\Module;
use Slipstream\Modules\Modules_Module;
use Slipstream\Subscribers\Consent\Proofs;
use Slipstream\Subscribers\Leaving\Leave_Page;
use Slipstream\Subscribers\People\Address_Key;
use Slipstream\Subscribers\Sign_Up\Sign_Ups;
use Slipstream\Support\Database\Stored_Option;

/**
 * Lets people unsubscribe by the links in their mails, and deletes in time what is stored of them. It cannot be
 * switched off: the newsletter may be turned on again, and whoever has left meanwhile must not get it.
 */
final class Leaving_Module implements Module {

	/** The parameter of its page. Named here, so that other pages of the site load no class for it. */
	public const QUERY = 'slipstream_unsubscribe';

	public function __construct( private Subscribers_Module $subscribers ) {}

	public function slug(): string {
		return 'subscriptions-leaving';
	}

	public function add_hooks(): void {
		// Before redirects to the canonical address, which would drop what was sent.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
		add_action( Modules_Module::CLEAN_EVENT, $this->clean( ... ) );
		add_action( 'deleted_user', $this->unlink( ... ) );
	}

	/** What is kept for days goes in days, whether or not the newsletter is on. If the database fails, tomorrow. */
	private function clean(): void {
		if ( ! self::has_ever_been_on() ) {
			return;
		}
		try {
			$services = $this->subscribers->services();
			$services->sign_ups()->clean();
			$services->leave_links()->clean();
			$services->outbox()->clean();
			$services->import_service()->clean();
			$services->proofs()->clean( $services->proofs_until() );
			$services->texts()->clean( array( Proofs::TABLE, Sign_Ups::TABLE ) );
		} catch ( Request_Error ) {
			return;
		}
	}

	/** If the database fails, the number stays: no user gets it again. */
	private function unlink( mixed $user_id ): void {
		if ( ! self::has_ever_been_on() ) {
			return;
		}
		try {
			$this->subscribers->services()->subscribers()->unlink( (int) $user_id );
		} catch ( Request_Error ) {
			return;
		}
	}

	private function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Mail programs have no nonce; the page compares what it takes with what it knows.
		if ( ! isset( $_GET[ self::QUERY ] ) ) {
			return;
		}
		$token = is_string( $_GET[ self::QUERY ] ) ? wp_unslash( $_GET[ self::QUERY ] ) : '';
		if ( ! self::has_ever_been_on() ) {
			Leave_Page::unknown()->show();
		}
		Subscribers_Module::send(
			$this->subscribers->services()->leave_page()->respond( $token, Subscribers_Module::posted() )
		);
		// phpcs:enable
	}

	/** Whether there are tables to look into. If the database does not say, the page does. */
	private static function has_ever_been_on(): bool {
		try {
			return false !== Stored_Option::get( Address_Key::OPTION );
		} catch ( RuntimeException ) {
			return true;
		}
	}
}
