<?php

declare( strict_types=1 );

namespace Slipstream\Hub;

use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;
use Slipstream\Hub\Admin\Site_List;
use Slipstream\Hub\Admin\Site_Usage;
use Slipstream\Hub\Consent\Consent_Page;
use Slipstream\Hub\Consent\Consent_Requests;
use Slipstream\Hub\Consent\Email_Codes;
use Slipstream\Hub\Database\Hub_Database;
use Slipstream\Hub\Plans\Licenses;
use Slipstream\Hub\Plans\Site_Tiers;
use Slipstream\Hub\Registration\Callback;
use Slipstream\Hub\Registration\Invitations;
use Slipstream\Hub\Registration\Move;
use Slipstream\Hub\Registration\Registration;
use Slipstream\Hub\Rest\Site_Answer;
use Slipstream\Hub\Sites\Limits;
use Slipstream\Hub\Sites\Site_Alarms;
use Slipstream\Hub\Sites\Site_Auth;
use Slipstream\Hub\Sites\Sites;
use Slipstream\Hub\Sites\Site_Cleanup;
use Slipstream\Hub\Users\Accounts;
use Slipstream\Hub\Users\Links;
use Slipstream\Signatures\Verifier;
use Slipstream\Support\Environment;
use Slipstream\Support\Mailed_Code;
use Slipstream\Support\Month;

/** Builds each part on first use. */
final class Hub_Services {

	/** Identifies callers. All routes share one object, because it keeps its results. */
	private ?Site_Auth $auth = null;

	public function __construct( private Environment $site ) {}

	public function alarms(): Site_Alarms {
		return new Site_Alarms( $this->database(), $this->site->clock() );
	}

	public function sites(): Sites {
		return new Sites( $this->database(), $this->site->clock() );
	}

	public function site_list(): Site_List {
		return new Site_List( $this->database() );
	}

	public function links(): Links {
		return new Links( $this->database(), $this->site->clock() );
	}

	public function accounts(): Accounts {
		return new Accounts( $this->database(), $this->site->clock() );
	}

	public function invitations(): Invitations {
		return new Invitations( $this->database(), $this->site->clock() );
	}

	public function requests(): Consent_Requests {
		return new Consent_Requests( $this->database(), $this->site->clock() );
	}

	public function licenses(): Licenses {
		return new Licenses( $this->database(), $this->site->clock() );
	}

	public function tiers(): Site_Tiers {
		return new Site_Tiers( $this->licenses() );
	}

	/** The sites' usage. */
	public function usage(): Site_Usage {
		return new Site_Usage( $this->database() );
	}

	/** The month for usage counts. */
	public function month(): Month {
		return new Month( $this->site->clock() );
	}

	public function auth(): Site_Auth {
		return $this->auth ??= new Site_Auth(
			new Verifier( $this->site->clock(), $this->site->counters() ),
			$this->sites(),
			$this->links(),
			$this->alarms()
		);
	}

	/** Limits the requests to the hub. */
	public function limits(): Limits {
		return new Limits( $this->site->counters() );
	}

	/** Registers sites. */
	public function registration(): Registration {
		return new Registration(
			$this->sites(),
			$this->alarms(),
			$this->invitations(),
			self::callback(),
			$this->limits()
		);
	}

	/** Moves sites to another address. */
	public function move(): Move {
		return new Move( $this->sites(), self::callback(), $this->limits() );
	}

	/** Builds the hub's answer about a site. */
	public function site_answer(): Site_Answer {
		return new Site_Answer( $this->tiers(), $this->links() );
	}

	public function consent_page(): Consent_Page {
		$codes = new Email_Codes(
			$this->requests(),
			$this->limits(),
			$this->site->clock(),
			new Mailed_Code( fn (): string => $this->site->signing_key() )
		);
		return new Consent_Page( $this->sites(), $this->requests(), $this->accounts(), $codes );
	}

	/** Exports and erases personal data. */
	public function personal_data(): Hub_Privacy {
		return new Hub_Privacy( $this->database() );
	}

	/** Removes expired data. */
	public function cleaner(): Hub_Cleaner {
		return new Hub_Cleaner(
			new Site_Cleanup( $this->database(), $this->site->clock() ),
			$this->requests(),
			$this->invitations(),
			$this->site->clock()
		);
	}

	/**
	 * The Mapbox token that the hub shares with sites.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function mapbox_token(): string {
		return Hub_Settings::mapbox_token( $this->database() );
	}

	private static function callback(): Callback {
		return new Callback( new Guarded_Client( Callback::may_be_private() ) );
	}

	private function database(): Hub_Database {
		return new Hub_Database( $this->site->database() );
	}
}
