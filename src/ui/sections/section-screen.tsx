import {
	Card,
	CardBody,
	CardHeader,
	ExternalLink,
} from '@wordpress/components';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Lazy } from '../lazy';
import { TabLinks } from '../tab-links';
import { useHash } from '../use-address-view';
import { ShownContext } from './use-return';
import type { Section, SectionEntry } from './types';

/** An entry with its sections. */
interface EntryGroup extends SectionEntry {
	readonly sections: readonly [ Section, ...Section[] ];
}

/** The entries in their order. A section without one is its own. */
function entriesOf( sections: readonly Section[] ): EntryGroup[] {
	const entries = new Map< SectionEntry, EntryGroup >();
	for ( const section of sections ) {
		const { title, order } = section.entry ?? section;
		const key = section.entry ?? section;
		entries.set( key, {
			title,
			order,
			sections: [
				...( entries.get( key )?.sections ?? [] ),
				section,
			] as [ Section, ...Section[] ],
		} );
	}
	return [ ...entries.values() ].sort( ( a, b ) => a.order - b.order );
}

const addressOf = ( { id }: Section ) => `#/${ id }`;

interface ListProps {
	label: string;
	entries: readonly EntryGroup[];
	current: EntryGroup;
	/** Whether the address names a section. */
	isNamed: boolean;
}

/** The way to the entries: at the side, or, on small screens, a list of its own. */
const EntryList = ( { label, entries, current, isNamed }: ListProps ) => {
	const list = useRef< HTMLElement >( null );
	const wasNamed = useRef( isNamed );
	useEffect( () => {
		// What was focused is gone with the section.
		if ( wasNamed.current && ! isNamed ) {
			list.current
				?.querySelector< HTMLElement >( '[aria-current]' )
				?.focus();
		}
		wasNamed.current = isNamed;
	}, [ isNamed ] );
	return (
		<nav
			ref={ list }
			className="slipstream-ui-sections__list"
			aria-label={ label }
		>
			{ entries.map( ( entry ) => (
				<a
					key={ entry.title }
					href={ addressOf( entry.sections[ 0 ] ) }
					aria-current={ entry === current ? 'page' : undefined }
				>
					{ entry.title }
				</a>
			) ) }
		</nav>
	);
};

interface ContentProps {
	section: Section;
	isHidden: boolean;
	/** Whether the address names it. */
	isNamed: boolean;
	/** Where the guide is; '' for nowhere. */
	guideUrl: string;
}

function SectionContent( {
	section,
	isHidden,
	isNamed,
	guideUrl,
}: ContentProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( isNamed ) {
			heading.current?.focus();
		}
	}, [ isNamed ] );
	const title = (
		<>
			<h2 ref={ heading } tabIndex={ -1 }>
				{ section.title }
			</h2>
			{ guideUrl && section.guide && (
				<ExternalLink href={ `${ guideUrl }${ section.guide }.html` }>
					{ __( 'Guide', 'slipstream' ) }
				</ExternalLink>
			) }
		</>
	);
	const content = (
		<ShownContext.Provider value={ ! isHidden }>
			<Lazy load={ section.load } />
		</ShownContext.Provider>
	);
	return (
		<div
			className="slipstream-ui-section"
			hidden={ isHidden }
			data-section={ section.id }
		>
			{ section.isPlain ? (
				<>
					<header className="slipstream-ui-section__head">
						{ title }
					</header>
					{ content }
				</>
			) : (
				<Card>
					<CardHeader>{ title }</CardHeader>
					<CardBody>{ content }</CardBody>
				</Card>
			) }
		</div>
	);
}

interface Props {
	/** What the list of sections is called, for screen readers. */
	label: string;
	/** In their order. Where the address names none, the first is shown, and on small screens the list. */
	sections: readonly Section[];
	/** Where the pages of the guide are; without it, no section links to its own. */
	guideUrl?: string;
}

/**
 * A screen of sections, one of which is shown. A section that was left stays as it is, with what is typed in it; its code and its data come
 * when it is first shown.
 */
export function SectionScreen( { label, sections, guideUrl = '' }: Props ) {
	const named = /^#\/([\w-]+)/.exec( useHash() )?.[ 1 ];
	const entries = useMemo( () => entriesOf( sections ), [ sections ] );
	const namedSection = sections.find(
		( { id, formerIds = [] } ) =>
			named !== undefined && [ id, ...formerIds ].includes( named )
	);
	const current = namedSection ?? entries[ 0 ]?.sections[ 0 ];
	const visited = useRef( new Set< string >() );
	const entry = entries.find(
		( one ) => current && one.sections.includes( current )
	);
	if ( ! current || ! entry ) {
		return null;
	}
	visited.current.add( current.id );
	return (
		<div
			className={ `slipstream-ui-sections ${ namedSection ? '' : 'shows-list' }` }
		>
			<EntryList
				label={ label }
				entries={ entries }
				current={ entry }
				isNamed={ namedSection !== undefined }
			/>
			<div className="slipstream-ui-sections__content">
				<a className="slipstream-ui-sections__back" href="#/">
					{ __( 'Back', 'slipstream' ) }
				</a>
				{ entry.sections.length > 1 && (
					<TabLinks
						label={ entry.title }
						tabs={ entry.sections.map( ( section ) => ( {
							name: section.id,
							label: section.tab ?? section.title,
							href: addressOf( section ),
						} ) ) }
						current={ current.id }
					/>
				) }
				{ sections
					.filter( ( { id } ) => visited.current.has( id ) )
					.map( ( section ) => (
						<SectionContent
							key={ section.id }
							section={ section }
							guideUrl={ guideUrl }
							isHidden={ section !== current }
							isNamed={ section === namedSection }
						/>
					) ) }
			</div>
		</div>
	);
}
