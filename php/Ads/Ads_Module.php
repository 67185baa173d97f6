<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

use Slipstream\Ads\Rest\Ad_Formats_Controller;
use Slipstream\Ads\Rest\Ads_Controller;
use Slipstream\Embeds\Consent_Gate;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Health_Check;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Automatic_Content;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_State_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\Stored_Data;

/**
 * What a site with ads of its own needs: ads.txt, the code of its ads, and where they may stand. There is no ad
 * network.
 */
final class Ads_Module implements
	Switchable,
	With_Automatic_Content,
	With_External_Hosts,
	With_Health_Checks,
	With_Privacy_Policy,
	With_Settings,
	With_State_Routes,
	With_Stored_Data {

	private ?Ad_Codes $codes = null;

	public function __construct( private Modules $modules ) {}

	public function slug(): string {
		return 'wordads';
	}

	public function is_on_by_default(): bool {
		return false;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Ads', 'slipstream' ),
			__(
				'Show ads from your own ad network, and serve an ads.txt file.',
				'slipstream'
			),
			tags: array( __( 'Traffic', 'slipstream' ) ),
			sort: 1,
			introduced: '4.5.0',
			search_terms: 'advertising, ads.txt, revenue, earn',
			section: 'ads',
			purpose: Purpose::Earn
		);
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action(
			'init',
			static function (): void {
				// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared only.
				if ( '/ads.txt' === strtok( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '?' ) ) {
					Ads_Txt_File::serve();
				}
			}
		);
		if ( did_action( 'init' ) ) {
			( new Ad_Places( $this->codes() ) )->begin();
		} else {
			add_action( 'init', fn () => ( new Ad_Places( $this->codes() ) )->keep(), 0 );
		}
		add_action( 'template_redirect', fn () => ( new Ad_Placements( $this->codes() ) )->add_hooks() );
	}

	public function automatic_content(): array {
		return array_values(
			array_filter(
				array(
					( new Ad_Placements( $this->codes() ) )->are_used()
						? __( 'Ads appear in the places that you chose in the Ads settings.', 'slipstream' )
						: '',
					null !== Ads_Txt_File::content() ? __( 'This site serves your ads.txt file.', 'slipstream' ) : '',
				)
			)
		);
	}

	public function health_checks(): array {
		$is_written = get_option( Ads_Settings::TXT_ON ) && '' !== (string) get_option( Ads_Settings::TXT, '' );
		return $is_written ? array(
			Health_Check::unless(
				'ads_txt',
				__( 'ads.txt', 'slipstream' ),
				! Ads_Txt_File::is_there(),
				__( 'The text from your Ads settings is served.', 'slipstream' ),
				__(
					'The server has its own ads.txt file, so the text from your Ads settings is not served. Delete the file, or turn off the setting.',
					'slipstream'
				)
			),
		) : array();
	}

	public function state_controllers(): array {
		return array(
			new Ads_Controller( $this->modules, $this ),
			new Ad_Formats_Controller( fn (): bool => $this->modules->is_active( $this->slug() ), $this->codes() ),
		);
	}

	/** Draws the block of the page. */
	public function block(): Wordads {
		return new Wordads( $this->codes() );
	}

	public function settings(): array {
		return Ads_Settings::all();
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Ad_Places::KEPT ) );
	}

	public function external_hosts(): array {
		return array_map(
			static fn ( string $host ): External_Host => new External_Host(
				__( 'Ads', 'slipstream' ),
				$host,
				External_Host::VISITORS,
				__( 'The visitor’s IP address, browser, and page, plus anything else the ad network collects.', 'slipstream' )
			),
			$this->codes()->all_hosts()
		);
	}

	public function privacy_policy(): array {
		$asks = array() !== $this->codes()->formats()
			&& ( Ads_Settings::is_on( Ads_Settings::CONSENT ) || Consent_Gate::requires_consent() );
		return array_values(
			array_filter(
				array(
					$asks ? __(
						'If you load ads on this site, your browser remembers your choice until you withdraw it.',
						'slipstream'
					) : '',
					Ad_Choice::is_offered() ? __(
						'If you choose “Do not sell or share my personal information”, your browser remembers it, and this site shows you no ads.',
						'slipstream'
					) : '',
				)
			)
		);
	}

	public function codes(): Ad_Codes {
		return $this->codes ??= new Ad_Codes();
	}
}
