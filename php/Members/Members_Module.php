<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Modules_Module;
use Slipstream\Support\Environment;
use Slipstream\Support\Mailed_Code;

/**
 * Lets people sign in who have no account of WordPress: they prove that an email address is theirs.
 */
final class Members_Module implements With_Health_Checks, With_Privacy, With_Privacy_Policy, With_Tables {

	/** The parameter of its page. Named here, so that other pages of the site load no class for it. */
	public const QUERY = 'slipstream_sign_in';

	public function __construct( private Environment $site, private Modules $modules ) {}

	public function slug(): string {
		return 'members';
	}

	public function add_hooks(): void {
		// Before redirects to the canonical address, which would drop what was sent.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
		add_action( Modules_Module::CLEAN_EVENT, $this->clean( ... ) );
	}

	/**
	 * Who is signed in; null if nobody is. What is shown to them must not be stored by caches: send
	 * `Cache-Control: private, no-store` and define DONOTCACHEPAGE, as Http\Site_Page does.
	 *
	 * @throws Request_Error If the database fails: nobody knows then.
	 */
	public function current(): ?Member {
		$token = Session_Cookie::token();
		return '' === $token ? null : $this->sessions()->member( $token );
	}

	/**
	 * Where people sign in.
	 *
	 * @param string $return_url A page of this site, where they go afterward.
	 */
	public function sign_in_url( string $return_url ): string {
		return Sign_In_Page::url( $return_url );
	}

	/**
	 * A token for a form of someone who is signed in: no one else can send it.
	 *
	 * @param string $form What it does.
	 */
	public function form_mark( string $form ): string {
		return hash_hmac( 'sha256', "slipstream-member|$form", wp_salt( 'nonce' ) . Session_Cookie::token() );
	}

	public function page(): Sign_In_Page {
		$service = new Sign_In_Service(
			$this->sign_ins(),
			$this->limits(),
			new Mailed_Code( fn (): string => $this->site->signing_key() ),
			$this->is_known( ... )
		);
		return new Sign_In_Page( $service, $this->sign_ins(), $this->sessions(), $this->site->clock()->now() );
	}

	public function sign_ins(): Sign_Ins {
		return new Sign_Ins( $this->database(), $this->site->clock() );
	}

	public function sessions(): Sessions {
		return new Sessions( $this->database(), $this->site->clock() );
	}

	public function tables(): array {
		return array(
			Sign_Ins::TABLE => Sign_Ins::COLUMNS,
			Sessions::TABLE => Sessions::COLUMNS,
		);
	}

	public function personal_data(): array {
		return array( new Members_Privacy( $this->sign_ins(), $this->sessions() ) );
	}

	public function health_checks(): array {
		$label = __( 'Sign-in by email', 'slipstream' );
		try {
			return ! $this->limits()->had_flood() ? array() : array(
				new Health_Check(
					'members_flood',
					$label,
					Health_Check::CRITICAL,
					__( 'An unusual number of sign-in emails was requested in the last day, so people may have been unable to sign in for a while. Someone may be sending unwanted emails to others through this site. If it continues, ask your host to block them.', 'slipstream' )
				),
			);
		} catch ( Request_Error $error ) {
			return array( new Health_Check( 'members', $label, Health_Check::WARNING, $error->getMessage() ) );
		}
	}

	public function privacy_policy(): array {
		return ! $this->is_used() ? array() : array(
			__(
				'If someone signs in with their email address, this site stores the address for 30 days and sets a cookie that keeps them signed in. They can end that by signing out.',
				'slipstream'
			),
		);
	}

	/** Shows the page to sign in, or processes what was sent. */
	private function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Browser_Binding stands for a nonce, before anything is changed.
		if ( ! isset( $_GET[ self::QUERY ] ) ) {
			return;
		}
		$is_post = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$answer  = $this->page()->respond( $_GET, $is_post ? $_POST : array() );
		// phpcs:enable
		if ( is_string( $answer ) ) {
			nocache_headers();
			wp_safe_redirect( $answer, 303, 'Slipstream' );
			exit;
		}
		$answer->show();
	}

	/** Whether something here belongs to an address. All are asked, so that it takes the same time for each. */
	private function is_known( string $email ): bool {
		$known = array_map(
			static fn ( Knows_People $module ): bool => $module->knows( $email ),
			$this->modules->active( Knows_People::class )
		);
		return in_array( true, $known, true );
	}

	/** If the database fails, tomorrow's run does it. */
	private function clean(): void {
		try {
			$this->sign_ins()->clean();
			$this->sessions()->clean();
		} catch ( Request_Error ) {
			return;
		}
	}

	private function is_used(): bool {
		try {
			return $this->sessions()->is_used();
		} catch ( Request_Error ) {
			return true;
		}
	}

	private function limits(): Sign_In_Limits {
		return new Sign_In_Limits( $this->site->counters() );
	}

	private function database(): Members_Database {
		return new Members_Database( $this->site->database() );
	}
}
